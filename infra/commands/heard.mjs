import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { register } = await import('tsx/esm/api');
register();
await import('./src/heard.ts');
