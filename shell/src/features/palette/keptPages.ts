/** A page as it is kept on the device: what was opened last, what the user has pinned. */
export interface KeptPage {
  /** Address with its query. */
  readonly to: string;
  readonly label: string;
  /** Where it is: the area. */
  readonly detail: string;
}

const isKept = (value: unknown): value is KeptPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { to, label, detail } = value as Partial<KeptPage>;
  return (
    typeof to === 'string' && to.startsWith('/') && typeof label === 'string' && typeof detail === 'string'
  );
};

/** Reads pages that were kept; what another version has kept, or what is broken, is left out. */
export const readPages = (kept: unknown): readonly KeptPage[] =>
  Array.isArray(kept) ? kept.filter(isKept) : [];

/** As many are kept as can be taken in at a glance. */
const kept = 6;

/** Adds a page in front; the same list when it is there already. */
export function withLatest(pages: readonly KeptPage[], page: KeptPage): readonly KeptPage[] {
  const [first] = pages;
  if (first?.to === page.to && first.label === page.label) return pages;
  return [page, ...pages.filter(({ to }) => to !== page.to)].slice(0, kept);
}

/** As many can be pinned as fit above everything else. */
const pinnable = 12;

/** Pins a page, or unpins it. */
export const togglePinned = (pages: readonly KeptPage[], page: KeptPage): readonly KeptPage[] =>
  pages.some(({ to }) => to === page.to)
    ? pages.filter(({ to }) => to !== page.to)
    : [...pages, page].slice(-pinnable);
