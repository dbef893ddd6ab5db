import { bootstrap } from './bootstrap.mjs';

bootstrap({ verify: false });
const { register } = await import('tsx/esm/api');
register();
await import('./src/start.ts');
