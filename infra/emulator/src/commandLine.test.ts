/** @jest-environment node */
import { readCommandLine } from './commandLine';

const read = (...flags: string[]) => readCommandLine(flags, { data: '/data' });
const options = (...flags: string[]) => {
  const command = read(...flags);
  if (command.kind !== 'start') throw new Error(JSON.stringify(command));
  return command.options;
};

test('without flags: the demo on port 3010 in the default folder', () => {
  expect(options()).toMatchObject({
    port: 3010,
    data: '/data',
    fleet: 'demo',
    simulation: true,
    control: false,
  });
});

test('every flag is understood', () => {
  expect(
    options(
      ...'--port 0 --host 0.0.0.0 --data memory --demo --region etsi --readers 100 --items 2000 --history 9000 --seed 7 --speed 2.5 --still --control'.split(
        ' ',
      ),
    ),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    data: 'memory',
    databaseUrl: undefined,
    fleet: 'demo',
    region: 'ETSI',
    readers: 100,
    items: 2000,
    history: 9000,
    seed: 7,
    speed: 2.5,
    simulation: false,
    control: true,
  });
  expect(options('--factory')).toMatchObject({ fleet: 'factory' });
});

test('the environment names a server', () => {
  const command = readCommandLine([], { data: '/data', databaseUrl: 'postgres://db/x' });
  expect(command).toMatchObject({ options: { databaseUrl: 'postgres://db/x' } });
});

test('help is asked for', () => {
  expect(read('--help')).toEqual({ kind: 'help' });
});

test.each([
  [['--prot', '3010'], /'--prot'/],
  [['--port', 'http'], /--port takes a whole number from 0 to 65535, not "http"/],
  [['--port', '70000'], /--port takes a whole number/],
  [['--port', '-1'], /--port/],
  [['--port'], /--port/],
  [['--speed', '0'], /--speed takes a number above 0, not "0"/],
  [['--region', 'Mars'], /--region takes FCC or ETSI, not "Mars"/],
  [['--readers', 'many'], /--readers takes a whole number/],
  [['--demo', '--factory'], /--demo and --factory exclude each other/],
  [['--factory', '--readers', '5'], /--readers is for the demo/],
  [['extra'], /extra/],
])('%j gets one sentence', (flags, sentence) => {
  const command = read(...flags);
  expect(command).toEqual({ kind: 'mistake', sentence: expect.stringMatching(sentence) });
  expect(command).toEqual({
    kind: 'mistake',
    sentence: expect.stringMatching(/\. --help lists the flags\.$/),
  });
  expect((command as { sentence: string }).sentence).not.toContain('\n');
});
