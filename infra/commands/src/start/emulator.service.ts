import {
  describeStartFailure,
  differenceOfSeeding,
  help,
  readCommandLine,
  readSetting,
  startEmulator,
} from '@console/emulator';
import { runService } from '../process/service';

const { AMQP_URL: amqp, DATABASE_URL: databaseUrl, EMULATOR_DATA: data = 'memory' } = process.env;

await runService(async () => {
  const command = readCommandLine(process.argv.slice(2), {
    data,
    databaseUrl: databaseUrl || undefined,
    amqp: amqp || undefined,
  });
  if (command.kind === 'help') throw new Error(help);
  if (command.kind === 'mistake') throw new Error(command.sentence);
  // The gateway is what is reached from outside; the service takes any port.
  const options = { ...command.options, port: 0 };
  try {
    const emulator = await startEmulator(options);
    const difference = differenceOfSeeding(options, await readSetting(emulator.database, 'seeded'));
    if (difference) console.warn(difference);
    return emulator;
  } catch (error) {
    throw new Error(describeStartFailure(error, options), { cause: error });
  }
});
