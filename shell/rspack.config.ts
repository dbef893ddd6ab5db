import { shellBuilds } from '@console/build/shell';
import { paths } from '@console/remote/paths';
import { indexes } from './src/navigation/indexes';

export default shellBuilds(import.meta.dirname, { indexes, pages: { [paths.login()]: 'LoginPage' } });
