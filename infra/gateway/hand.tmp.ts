import { createKeyPair } from '@console/store';
import { startGateway } from './src/startGateway';
import { createSite } from './test/site';

const site = await createSite();
const common = {
  shellDir: '/work/wt/gateway/shell/dist',
  store: site.store,
  serviceUrl: 'http://127.0.0.1:8161',
  logLevel: 'warn',
} as const;
await startGateway({ ...common, port: 8160, registryKeys: site.registryKeys });
await startGateway({ ...common, port: 8162, registryKeys: [createKeyPair().publicKey] });
console.log('up');
