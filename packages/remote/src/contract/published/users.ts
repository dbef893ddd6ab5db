import type { AreaDeclaration, RecordActionDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { titles } from './titles';

const tokenActions: RecordActionDeclaration[] = [{ action: 'revokeAll', label: { en: 'Revoke all tokens' } }];

/** The published pages of the users remote. */
export const usersPages = {
  users: {
    list: { path: '/users', title: { en: 'Users' } },
    error: { path: '/users/error', title: titles.error, parent: '/users' },
    user: { path: '/users/:name', parent: '/users' },
    tokens: {
      path: '/users/:name/tokens',
      title: { en: 'Tokens' },
      parent: '/users/:name',
      record: 'user',
      recordActions: tokenActions,
    },
  },
  hostHealth: { path: '/host-health', title: { en: 'Host health' } },
  logs: {
    readers: { path: '/logs/readers', title: { en: 'Reader logs' } },
    itemsense: { path: '/logs/itemsense', title: { en: 'System logs' } },
  },
} as const satisfies PageTree;

const { users, hostHealth, logs } = usersPages;

/** The areas of the users remote as the documents describe them. */
export const usersAreas = {
  users: { name: 'users', title: { en: 'Users' }, path: users.list.path, place: 'bar', order: 70 },
  'host-health': {
    name: 'host-health',
    title: { en: 'Host health' },
    path: hostHealth.path,
    place: 'more',
    order: 50,
  },
  logs: {
    name: 'logs',
    title: { en: 'Logs' },
    path: logs.readers.path,
    place: 'more',
    order: 30,
    sections: [
      { name: 'readers', title: { en: 'Readers' }, path: logs.readers.path },
      { name: 'itemsense', title: { en: 'ItemSense' }, path: logs.itemsense.path },
    ],
  },
} satisfies Record<string, AreaDeclaration>;
