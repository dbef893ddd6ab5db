import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const users = '/itemsense/configuration/v1/users';
const tokens = '/itemsense/authentication/v1/listTokens';

/** What the users remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'users',
  contract: '^2.8.0',
  owner: 'Users team',
  areas: [publishedAreas.users, publishedAreas['host-health'], publishedAreas.logs],
  actions: [
    { label: { en: 'Collect reader logs' }, path: pages.logs.readers.path },
    { label: { en: 'Download system logs' }, path: pages.logs.itemsense.path },
    { label: { en: 'Read a log file' }, path: pages.logs.viewer.path },
  ],
  cards: [
    { name: 'HostHealthCard', title: { en: 'Host health' }, order: 40, role: 'Admin', asks: ['/health/v1/'] },
  ],
  search: [
    {
      title: { en: 'Users' },
      ask: `${users}/show`,
      path: pages.users.user.path,
      except: { name: 'ReaderAgent' },
    },
  ],
  tour: [
    {
      step: 'users-table',
      path: pages.users.list.path,
      target: 'users-table',
      text: {
        en: 'You are the user that is marked. Open the form of your own user with the pen in its row.',
      },
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
  routes: [
    { ...pages.users.list, page: 'UsersPage', prefetch: [`${users}/show`] },
    { ...pages.users.error, page: 'AreaErrorPage' },
    { ...pages.users.user, page: 'UserIndexPage' },
    { ...pages.users.tokens, page: 'TokensPage', prefetch: [`${tokens}/:name`] },
    {
      ...pages.hostHealth,
      page: 'HostHealthPage',
      prefetch: ['/health/v1/', '/health/v1/metrics/configuration', '/health/v1/components/HOST/events'],
    },
    {
      ...pages.logs.readers,
      page: 'ReaderLogsPage',
      prefetch: [
        '/itemsense/support/v1/readers/logs/requests',
        '/itemsense/configuration/v1/readerDefinitions/show',
      ],
    },
    { ...pages.logs.itemsense, page: 'SystemLogsPage' },
    { ...pages.logs.viewer, page: 'LogViewerPage' },
  ],
};
