/** Regulatory regions the service can stand in. */
export const regions = ['FCC', 'ETSI'] as const;

/** Whose regulations the readers obey. */
export type Region = (typeof regions)[number];
