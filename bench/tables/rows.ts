/** A row of the tables that are measured: nine values. */
export interface MeasuredRow {
  readonly id: string;
  readonly epc: string;
  readonly type: string;
  readonly facility: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly confidence: number;
  readonly seen: string;
}

const types = ['XARRAY', 'XSPAN', 'XPORTAL', 'SPEEDWAY'];
const facilities = ['Columbus Distribution Center', 'Market Street Store', 'Riverside Hospital'];
const start = Date.UTC(2026, 0, 1);

/** The same rows at every run, in no order. */
export function measuredRows(count: number): MeasuredRow[] {
  return Array.from({ length: count }, (_, index) => {
    // A prime step visits every place once.
    const place = (index * 7919) % count;
    return {
      id: `Item ${place}`,
      epc: `3034${place.toString(16).toUpperCase().padStart(20, '0')}`,
      type: types[place % types.length] ?? '',
      facility: facilities[place % facilities.length] ?? '',
      zone: `Zone ${place % 97}`,
      x: (place % 1000) / 10,
      y: (place % 777) / 10,
      confidence: place % 101,
      seen: new Date(start + place * 1000).toISOString(),
    };
  });
}
