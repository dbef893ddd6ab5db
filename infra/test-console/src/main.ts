import { assertArguments, firstFreePort, parseWords, Refused, runCommand } from '@console/workspace';
import { startTestConsole } from './startTestConsole';

const usage = `test-console [--origin <origin>]… [--port <port>]

Starts a console with all its remotes and a service with sample data, to embed remotes from and test against. Nothing
is kept but its key, in .console/keys.
  --origin  origin of a page that shows its remotes: http://localhost:9000; may stand several times
  --port    8080 by default, or the next one that is free`;

/** Where the search for a free port begins. */
const firstPort = 8080;

await runCommand(
  async () => {
    const { values, positionals } = parseWords(process.argv.slice(2), {
      origin: { type: 'string', multiple: true, default: [] },
      port: { type: 'string' },
    });
    assertArguments(positionals, 0, 0);
    const wanted =
      values.port === undefined ? await firstFreePort(firstPort, 'localhost') : Number(values.port);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
      throw new Refused(`'${values.port}' is not a port: give a number from 0 to 65535.`);
    console.log('Releasing the remotes…');
    const { url, close } = await startTestConsole({ port: wanted, origins: values.origin });
    console.log(`
  Console:  ${url}   (admin / admindefault)
  Script:   ${url}/embed/embed.js
  Let in:   ${values.origin.join(', ') || 'no other site; name one with --origin'}

Ctrl-C stops it.`);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void close().finally(() => process.exit(0)));
  },
  { usage },
);
