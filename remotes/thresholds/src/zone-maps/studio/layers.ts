/** Layers that can lie under the zones that are drawn. */
export const layers = ['readers', 'items', 'before'] as const;

/** A layer under the zones that are drawn: readers, items where they were seen last, the zones as they are stored. */
export type Layer = (typeof layers)[number];
