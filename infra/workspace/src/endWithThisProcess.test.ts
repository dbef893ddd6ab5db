import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts a process of its own and lives on; what is asked to end politely does not. Both hold the standard output. */
const stubborn = `
  const { spawn } = require('node:child_process');
  const script = 'process.on("SIGTERM", () => {}); console.log("here"); setInterval(() => {}, 1000)';
  spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

/** Runs it as the commands run what they need, to its end. */
const runner = `
  import { run } from ${JSON.stringify(resolve(__dirname, 'run.ts'))};
  await run(process.execPath, ['-e', ${JSON.stringify(stubborn)}]);
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'what a command has started ends with it by %s, to the last process',
  async (signal) => {
    const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', runner], {
      cwd: resolve(__dirname, '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = command.stdout as NodeJS.ReadableStream;
    await once(createInterface(output), 'line');
    // The last of those that hold it is gone then.
    const released = once(output, 'end');
    command.kill(signal);
    const [code] = await once(command, 'exit');
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    await released;
  },
);
