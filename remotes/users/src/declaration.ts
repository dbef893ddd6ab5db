import { listHealthEvents } from '@console/api-client/health-events';
import { showHostHealth, showMetricLimits } from '@console/api-client/host-health';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { showReaderLogRequest } from '@console/api-client/reader-logs';
import { listTokens } from '@console/api-client/tokens';
import { listUsers } from '@console/api-client/users';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Contributions of the users remote to the console, as data. */
export const declaration = declareRemote({
  name: 'users',
  contract: '^2.35.0',
  owner: 'Users team',
  areas: [publishedAreas.users, publishedAreas['host-health'], publishedAreas.logs],
  actions: [
    {
      label: { en: 'Find a token' },
      path: pages.users.allTokens.path,
      // A UUID, or a JWT.
      takes: '^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]*)$',
      secret: true,
    },
    { label: { en: 'Create several users' }, path: pages.users.several.path },
    { label: { en: 'Collect reader logs' }, path: pages.logs.readers.path },
    { label: { en: 'Download system logs' }, path: pages.logs.itemsense.path },
    { label: { en: 'Read a log file' }, path: pages.logs.viewer.path },
    { label: { en: 'Read the collected reader logs' }, path: `${pages.logs.viewer.path}?source=readers` },
    { label: { en: 'Read the system log' }, path: `${pages.logs.viewer.path}?source=system` },
  ],
  cards: [
    {
      name: 'HostHealthCard',
      title: { en: 'Host health' },
      order: 40,
      role: 'Admin',
      asks: [showHostHealth()],
    },
  ],
  news: [{ name: 'HostNews', role: 'Admin', asks: [listHealthEvents('HOST')] }],
  search: [
    {
      title: { en: 'Users' },
      ask: listUsers(),
      path: pages.users.user.path,
      except: { name: 'ReaderAgent' },
    },
  ],
  tour: [
    {
      step: 'users-table',
      path: pages.users.list.path,
      target: 'users-table',
      text: { en: 'Click the pen in your row (marked “You”).' },
      awaits: 'user-form-shown',
    },
    {
      step: 'admin-password',
      path: pages.users.list.path,
      target: 'user-password',
      text: { en: 'The first password is known to everybody. Choose one of your own, twice, and submit it.' },
      awaits: 'admin-password-saved',
    },
  ],
  pages,
  asks: {
    users: {
      list: [listUsers()],
      allTokens: [listUsers()],
      several: [listUsers()],
      tokens: (name) => [listTokens(name)],
    },
    hostHealth: [showHostHealth(), showMetricLimits(), listHealthEvents('HOST')],
    logs: { readers: [showReaderLogRequest(), listReaderDefinitions()] },
  },
});
