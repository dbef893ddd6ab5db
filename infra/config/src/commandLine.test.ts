/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConfigCommand } from './commandLine';

let folder: string;
const environment = process.env;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
  const credentials = { SERVICE_USER: 'admin', SERVICE_PASSWORD: 'admindefault' };
  process.env = { ...environment, ...credentials, SERVICE_URL: emulator.url, SERVICE_TOKEN: '' };
});

afterEach(async () => {
  process.env = environment;
  process.exitCode = 0;
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);

/** Output of a command, with its exit code in front. */
async function said(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
  process.exitCode = 0;
  await runConfigCommand(words);
  return [process.exitCode, ...lines].join('\n');
}

const bundle = (sections: object) =>
  JSON.stringify({ kind: 'rfid-console-configuration', version: 1, sections });

test('an export is the same twice and no difference; a change in it is one, is applied, and is none any more', async () => {
  expect(await said('export', file('a.json'))).toBe('0');
  await said('export', file('b.yaml'));
  await said('export', file('c.json'));
  const text = await readFile(file('a.json'), 'utf8');
  expect(await readFile(file('c.json'), 'utf8')).toBe(text);
  expect(text).not.toMatch(/password": "/);
  expect(await said('diff', file('a.json'))).toBe('0\nThe same.');
  expect(await said('diff', file('a.json'), '--with', file('b.yaml'))).toBe('0\nThe same.');

  const changed = JSON.parse(text);
  changed.sections.networks[0].CIDRRange = '10.99.0.0/16';
  changed.sections.facilities.push({ name: 'Annex' });
  await writeFile(file('d.json'), JSON.stringify(changed));
  const difference = await said('diff', file('d.json'));
  expect(difference).toMatch(/^2\n/);
  expect(difference).toContain('+ facilities "Annex"');
  expect(difference).toMatch(/CIDRRange: ".*" -> "10\.99\.0\.0\/16"/);
  expect(await said('apply', file('d.json'), '--dry-run')).toMatch(/^2\n[\s\S]*2 records would change\.$/);

  const applied = await said('apply', file('d.json'), '--snapshot', file('before.json'));
  expect(applied).toMatch(/^0\n[\s\S]*2 of 2 changes are done\.$/);
  expect(await readFile(file('before.json'), 'utf8')).toBe(text);
  expect(await said('apply', file('d.json'))).toBe('0\nNothing to do.');
  expect(await said('diff', file('a.json'))).toMatch(/^2\n[\s\S]*- facilities "Annex"/);
});

test('a connection that breaks in an apply names what may be written and what was not begun', async () => {
  const networks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, CIDRRange: '10.9.9.0/24' }));
  await writeFile(file('a.json'), bundle({ facilities: [{ name: 'South' }], networks }));
  const mend = emulator.fault({ path: '/api/networks', method: 'POST', status: 502 });
  const words = ['apply', file('a.json'), '--snapshot', file('s.json')];
  const broken = await said(...words);
  expect(broken).toMatch(/^1\n/);
  expect(broken).toContain('done     create facilities "South"');
  expect(broken).toMatch(/unknown {2}create networks "a": .* run the command again/);
  expect(broken).toContain('waiting  create networks "f"');
  mend();
  expect(await said(...words)).toMatch(/^0\n[\s\S]*6 of 6 changes are done\.$/);
});

test('a refusal stops an apply unless it shall go on; what a record lacks is said before', async () => {
  const sections = {
    facilities: [{ name: 'North' }],
    zoneMaps: [{ name: 'Plan', facility: 'Nowhere' }],
    users: [{ name: 'newcomer', roles: ['DataReader'] }],
  };
  await writeFile(file('a.json'), bundle(sections));
  const words = ['apply', file('a.json'), '--snapshot', file('s.json')];
  const stopped = await said(...words);
  expect(stopped).toContain('! zoneMaps "Plan" facility names facilities "Nowhere", which is not there');
  expect(stopped).toContain('! users "newcomer" needs the secret users/newcomer/password');
  expect(stopped).toMatch(/refused {2}create zoneMaps "Plan": .*Nowhere/);
  expect(stopped).toContain('waiting  create users "newcomer"');
  await writeFile(file('secrets.json'), '{"users/newcomer/password": "operator1"}');
  const gone = await said(...words, '--keep-going', '--secrets', file('secrets.json'));
  expect(gone).toContain('done     create users "newcomer"');
  expect(gone).not.toContain('operator1');
});

test.each([
  ['a text of another kind', 'a.json', '{"name": "my-app"}', 'is no configuration of this service'],
  ['a newer form', 'a.json', bundle({}).replace('"version":1', '"version":2'), 'made by a newer console'],
  ['a text that breaks off', 'a.json', '{"kind": ', 'is neither JSON nor YAML'],
  [
    'two records of one name',
    'a.json',
    bundle({
      networks: [
        { name: 'a', CIDRRange: '10.0.0.0/8' },
        { name: 'a', CIDRRange: '10.0.0.1' },
      ],
    }),
    'two different records of one name (networks: a)',
  ],
  [
    'a YAML that refers to itself',
    'a.yaml',
    'kind: &k rfid-console-configuration\nversion: 1\nsections: *k\n',
    'uses aliases',
  ],
  ['a misspelt section', 'a.json', bundle({ recipies: [] }), 'has a section "recipies"'],
])('%s is refused before anything is asked', async (_what, name, text, reason) => {
  await writeFile(file(name), text);
  delete process.env.SERVICE_URL;
  const refused = await said('apply', file(name));
  expect(refused).toMatch(/^1\n/);
  expect(refused).toContain(reason);
  expect(await readdir(folder)).toEqual([name]);
});

test('words that are not understood end with 1, since 2 is a difference', async () => {
  expect(await said('dif')).toMatch(/^1\n'dif' is no command/);
  expect(await said('apply', 'x', '--mode', 'y')).toMatch(/^1\n'y' is no mode/);
  process.env.SERVICE_PASSWORD = '';
  expect(await said('export')).toMatch(/^1\nSay who signs in/);
  expect(await said('export', '--url', 'https://a:b@c.example')).toMatch(/^1\nAn address holds no user/);
});
