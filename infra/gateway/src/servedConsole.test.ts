import { describeServedConsole } from '../test/describeServedConsole';
import { startGatewayOf } from '../test/gateways';

describeServedConsole((site, service) =>
  startGatewayOf(site, service, { configuration: { pollInterval: 5000 } }),
);
