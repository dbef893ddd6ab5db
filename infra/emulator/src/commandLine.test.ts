import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      ...'--port 0 --host 0.0.0.0 --data memory --demo --region etsi --readers 100 --late-settings --items 2000 --history 9000 --seed 7 --speed 2.5 --still --control --local-brokers --amqp amqp://u:p@mq/v --resolve a.example=10.0.0.1 --resolve b.example=10.0.0.2'.split(
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
    rest: 10_000,
    readers: 100,
    lateSettings: true,
    localBrokers: true,
    items: 2000,
    history: 9000,
    seed: 7,
    speed: 2.5,
    simulation: false,
    control: true,
    faults: undefined,
    amqp: 'amqp://u:p@mq/v',
    hosts: { 'a.example': '10.0.0.1', 'b.example': '10.0.0.2' },
  });
  expect(options('--factory')).toMatchObject({ fleet: 'factory' });
});

test('the environment names servers', () => {
  const environment = { databaseUrl: 'postgres://db/x', amqp: 'amqp://mq' };
  const command = readCommandLine([], { data: '/data', ...environment });
  expect(command).toMatchObject({ options: environment });
});

describe('a file of faults', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'faults-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = (text: string) => {
    writeFileSync(join(folder, 'faults.json'), text);
    return join(folder, 'faults.json');
  };

  test('is read', () => {
    const faults = [
      { path: '/itemsense', rate: 0.1, status: 503 },
      { path: '/', spoil: 'cut' },
    ];
    expect(options('--faults', file(JSON.stringify(faults))).faults).toEqual(faults);
  });

  test.each([
    ['[{"status":500}]', /--faults \S+ does not hold faults: 0\.path is required/],
    ['[{"path":"/","rate":2}]', /0\.rate must be <= 1/],
    ['[{"path":"/","spoil":"burn"}]', /0\.spoil must be one of cut, malformed, html, shape/],
    ['{}', /the file must be array/],
    ['[', /--faults \S+ is not JSON/],
  ])('%s is refused', (text, sentence) => {
    expect(read('--faults', file(text))).toEqual({
      kind: 'mistake',
      sentence: expect.stringMatching(sentence),
    });
  });

  test('has to be there', () => {
    expect(read('--faults', join(folder, 'none.json'))).toMatchObject({
      sentence: expect.stringMatching(/none\.json cannot be read/),
    });
  });
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
  [['--amqp', 'http://mq'], /"http:\/\/mq" is not the address of an AMQP broker/],
  [['--resolve', 'a.example'], /--resolve takes NAME=ADDRESS, not "a.example"/],
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
