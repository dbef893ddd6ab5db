import { emulatorProcess } from '@console/emulator/process';
import { workFolder } from '@console/workspace';
import { startService } from './process/startService';

// It takes the longest, so it starts while the rest of this command is still being loaded. What stands behind
// `npm start --` are flags for it.
const service = process.env.SERVICE_URL
  ? undefined
  : startService({
      name: 'The service',
      module: new URL('./start/emulator.service.ts', import.meta.url),
      environment: {
        ...emulatorProcess.environment,
        EMULATOR_DATA: process.env.EMULATOR_DATA || `${workFolder}/emulator`,
      },
      execArgv: emulatorProcess.execArgv,
      words: process.argv.slice(2),
    });
// A failure is reported where the service is waited for.
service?.catch(() => undefined);

const { runConsole } = await import('./start/runConsole');
await runConsole(service);
