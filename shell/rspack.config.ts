import { shellBuilds } from '@console/build/shell';
import { paths } from '@console/remote/contract';
import { indexes } from './src/host/areas/indexes';

const pages = {
  [paths.activity()]: 'ActivityPage',
  [paths.overview()]: 'OverviewPage',
  [paths.admin.remotes()]: 'RemotesPage',
};

const documentPage = {
  address: paths.login(),
  name: 'login',
  entry: './src/host/session/document/login.ts',
  drawing: './src/drawing.ts',
};

export default shellBuilds(import.meta.dirname, { indexes, pages, documentPage });
