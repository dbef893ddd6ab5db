import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Time in ms for a start; what is not built yet is built in it. */
const longest = 180_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ends-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Processes that a variable with this value was handed down to. */
const processesWith = (value: string) =>
  execFileSync('ps', ['axeww', '-o', 'pid,command'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line.includes(value));

test.each([
  ['SIGINT', 'while it builds', /^Building/],
  ['SIGTERM', 'while it waits for the service', /^Waiting/],
  ['SIGHUP', 'while it runs', /Ctrl-C stops it/],
] as const)(
  'the console ends by %s %s, to the last process',
  async (signal, _when, moment) => {
    const mark = randomUUID();
    const command = spawn(process.execPath, [resolve(__dirname, '../../start.mjs')], {
      env: { ...process.env, PORT: '0', EMULATOR_DATA: 'memory', STORE_DIR: folder, ENDS_WHOLE: mark },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(command.stdout)) if (moment.test(line)) break;
    command.stdout.resume();
    expect(processesWith(mark).length).toBeGreaterThan(1);
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([0, null]);
    // Those that are being killed may be there for a moment.
    while (processesWith(mark).length > 0);
  },
  longest,
);
