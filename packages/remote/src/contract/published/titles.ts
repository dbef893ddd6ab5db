/** What the pages around a record are called in breadcrumbs, in every area alike. */
export const titles = {
  new: { en: 'New' },
  edit: { en: 'Edit' },
  error: { en: 'Error' },
} as const;
