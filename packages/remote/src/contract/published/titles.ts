/** Titles of the pages around a record in breadcrumbs, in every area alike. */
export const titles = {
  new: { en: 'New' },
  edit: { en: 'Edit' },
  error: { en: 'Error' },
} as const;
