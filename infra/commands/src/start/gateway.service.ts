import { readFileSync } from 'node:fs';
import { gatewaySettings, startGateway } from '@console/gateway';
import { runService } from '../process/service';

await runService(async () => {
  try {
    return await startGateway(gatewaySettings(process.env, (path) => readFileSync(path, 'utf8')));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(`The gateway could not be started: ${message}`, { cause: error }), {
      code,
    });
  }
});
