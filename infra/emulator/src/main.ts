import { fileURLToPath } from 'node:url';
import { metricsSettings } from '@console/telemetry';
import { help, readCommandLine } from './commandLine';
import { type Emulator, startEmulator } from './emulator';
import { readSetting } from './resources/settings/settings';
import { differenceOfSeeding } from './seedingDifference';
import { describeStartFailure } from './startFailure';

/** Next to the other data the console keeps between starts; ignored by git. */
const defaultData = fileURLToPath(new URL('../../../.console/emulator', import.meta.url));

const command = readCommandLine(process.argv.slice(2), {
  data: defaultData,
  databaseUrl: process.env.DATABASE_URL || undefined,
  amqp: process.env.AMQP_URL || undefined,
});

switch (command.kind) {
  case 'help':
    console.log(help);
    break;
  case 'mistake':
    console.error(command.sentence);
    process.exitCode = 2;
    break;
  case 'start':
    try {
      const emulator = await startEmulator({ ...command.options, metrics: metricsSettings(process.env) });
      closeOnSignals(emulator);
      if (emulator.metricsUrl) console.log(`Metrics of the service are at ${emulator.metricsUrl}`);
      console.log(`The service listens on ${emulator.url} (sign in as admin / admindefault)`);
      const difference = differenceOfSeeding(command.options, await readSetting(emulator.database, 'seeded'));
      if (difference) console.warn(difference);
    } catch (error) {
      console.error(describeStartFailure(error, command.options));
      process.exitCode = 1;
    }
}

function closeOnSignals(emulator: Emulator): void {
  const close = () =>
    emulator.close().then(
      () => process.exit(0),
      (error) => {
        console.error('The service did not stop cleanly:', error);
        process.exit(1);
      },
    );
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
