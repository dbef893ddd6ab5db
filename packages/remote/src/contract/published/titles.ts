import type { RecordActionDeclaration } from '../navigation';

/** Titles of the pages around a record in breadcrumbs, in every area alike. */
export const titles = {
  new: { en: 'New' },
  edit: { en: 'Edit' },
  error: { en: 'Error' },
} as const;

/** The action of records that can be copied. */
export const copyAction: RecordActionDeclaration = { action: 'copy', label: { en: 'Copy' } };
