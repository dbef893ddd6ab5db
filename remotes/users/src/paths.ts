import { pathsOf, publishedPages } from '@console/remote/contract';

const { users, hostHealth, logs } = publishedPages;

/** The pages of this remote. Those that others link to are published. */
export const pages = {
  users: {
    ...users,
    user: { ...users.user, page: 'UserIndexPage' },
    // A name of a user has no hyphen: these are no users.
    allTokens: {
      path: '/users/all-tokens',
      title: { en: 'Tokens of all users' },
      parent: users.list.path,
      page: 'AllTokensPage',
    },
    several: {
      path: '/users/new-users',
      title: { en: 'Create several users' },
      parent: users.list.path,
      page: 'NewUsersPage',
    },
  },
  hostHealth,
  logs: {
    readers: { ...logs.readers, page: 'ReaderLogsPage' },
    itemsense: { ...logs.itemsense, page: 'SystemLogsPage' },
    viewer: {
      path: '/logs/viewer',
      title: { en: 'Log viewer' },
      parent: logs.readers.path,
      page: 'LogViewerPage',
    },
  },
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
