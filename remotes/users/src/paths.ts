import { pathsOf, publishedPages } from '@console/remote/contract';

const { users, hostHealth, logs } = publishedPages;

/** The pages of this remote. All of them but the viewer are published, so that others can link to them. */
export const pages = {
  users: { ...users, user: { ...users.user, page: 'UserIndexPage' } },
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
