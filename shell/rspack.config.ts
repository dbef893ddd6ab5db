import { shellBuilds } from '@console/build/shell';
import { paths } from '@console/remote/contract';
import { indexes } from './src/host/areas/indexes';

const pages = {
  [paths.login()]: 'LoginPage',
  [paths.activity()]: 'ActivityPage',
  [paths.overview()]: 'OverviewPage',
  [paths.admin.remotes()]: 'RemotesPage',
};

export default shellBuilds(import.meta.dirname, { indexes, pages });
