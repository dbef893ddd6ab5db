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
};

const frame = { name: 'frame', entry: './src/host/boot/bootWithFrame.ts' };

export default shellBuilds(import.meta.dirname, {
  indexes,
  pages,
  drawing: './src/drawing.tsx',
  documentPage,
  frame,
});
