import type { Job } from '@console/api-client/jobs';

/** A job in the facility East, by default one that runs. */
export const job = (name: string, recipeName: string, status = 'RUNNING'): Job => ({
  id: name,
  name,
  status,
  recipeName,
  facilities: ['East'],
  readerNames: [],
  allReaderNames: [],
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  request: { name, recipeName, facility: 'East', readerGroups: ['entrance'] },
});
