import { describeServedConsole } from '../test/describeServedConsole';
import { startGateway } from './startGateway';

describeServedConsole(({ shellDir, store, registryKeys }, { url }) =>
  startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir,
    store,
    registryKeys,
    serviceUrl: url,
    configuration: { pollInterval: 5000 },
    logLevel: 'silent',
  }),
);
