import type { ReaderType } from '@console/api-client/reader-definitions/schema';

/** Name that readers of each type give for themselves. */
export const modelNames: Readonly<Record<ReaderType, string>> = {
  XARRAY: 'xArray',
  XSPAN: 'xSpan',
  XPORTAL: 'xPortal',
  SPEEDWAY: 'Speedway R420',
};

/** The type of a reader by what it calls itself; what is unknown reads like a Speedway. */
export function typeOfModel(model: string | null | undefined): ReaderType {
  const name = (model ?? '').toUpperCase();
  if (name.startsWith('XARRAY')) return 'XARRAY';
  if (name.startsWith('XSPAN')) return 'XSPAN';
  return name.startsWith('XPORTAL') ? 'XPORTAL' : 'SPEEDWAY';
}
