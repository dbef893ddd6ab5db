/** How many objects need a facility. */
export interface Use {
  readonly readerDefinitions: number;
  readonly zoneMaps: number;
  readonly thresholds: number;
  readonly activeJobs: number;
}

/** Why a facility cannot be deleted; `undefined` when nothing needs it. */
export function describeUse(facility: string, use: Use): string | undefined {
  const needs = [
    count(use.readerDefinitions, 'reader definition'),
    count(use.zoneMaps, 'zone map'),
    count(use.thresholds, 'threshold'),
    count(use.activeJobs, 'active job'),
  ].filter((need) => need !== undefined);
  return needs.length === 0 ? undefined : `Facility "${facility}" is in use: ${needs.join(', ')}`;
}

const count = (number: number, noun: string) =>
  number === 0 ? undefined : `${number} ${noun}${number === 1 ? '' : 's'}`;
