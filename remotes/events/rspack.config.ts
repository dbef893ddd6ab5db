import { remoteBuild } from '@console/build/remote';
import { declaration } from './src/declaration';

export default remoteBuild(import.meta.dirname, declaration);
