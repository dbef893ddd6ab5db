import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

let starter: ChildProcess;
let lines: AsyncIterator<string>;

/** A process that starts a service, as the commands do. */
function start(kind: string): void {
  const script = resolve(__dirname, '../../test/starter.ts');
  starter = spawn(process.execPath, ['--import', 'tsx', script, kind], {
    cwd: resolve(__dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Lines that come before they are waited for are kept.
  lines = createInterface(starter.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
}

const line = async () => String((await lines.next()).value);

afterEach(() => {
  starter.kill('SIGKILL');
});

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => 'nothing',
  );

test('a service says where it is reached, and stops when it is told to', async () => {
  start('listening');
  const url = await line();
  expect(await answers(url)).toBe('here');
  starter.stdin?.write('stop');
  expect([await line(), await line()]).toEqual(['closed', 'stopped']);
  expect(await answers(url)).toBe('nothing');
});

test('a service that ends by itself is told in a sentence', async () => {
  start('listening');
  const url = await line();
  await answers(`${url}/die`);
  expect(await line()).toBe('The service has ended unexpectedly (exit code 3).');
});

test('a service that cannot start says why', async () => {
  start('failing');
  expect(await line()).toBe('There is no room. (ENOSPC)');
});

test('a service does not outlive the process that started it, however that ended', async () => {
  start('listening');
  const url = await line();
  starter.kill('SIGKILL');
  expect(await line()).toBe('closed');
  expect(await answers(url)).toBe('nothing');
});
