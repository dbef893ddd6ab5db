import type { ActivityEntry } from './entry';

/** The edit of a recipe. */
export const givenEntry: ActivityEntry = {
  version: 1,
  id: '000000001-a',
  at: 1_700_000_000_000,
  user: 'Admin',
  service: '',
  model: 'recipe',
  action: 'save',
  name: 'Night count',
  request: { method: 'PUT', path: '/recipes/createOrReplace', body: { name: 'Night count', interval: 2 } },
  hidden: false,
  cut: false,
  before: { name: 'Night count', interval: 1 },
  left: { name: 'Night count', interval: 2 },
  undo: {
    request: { method: 'PUT', path: '/recipes/createOrReplace', body: { name: 'Night count', interval: 1 } },
    path: '/recipes/show/Night%20count',
  },
  state: 'done',
  status: 200,
  duration: 12,
  requestId: 'r-1',
  remote: 'jobs',
  build: '1.0.0-b',
  page: '/recipes/Night%20count/edit',
};
