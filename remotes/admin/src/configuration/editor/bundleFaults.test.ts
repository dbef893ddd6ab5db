import { bundleFaults } from './bundleFaults';
import { treeOnDemand } from './jsonTree';

const bundle = (sections: object) =>
  `${JSON.stringify({ kind: 'rfid-console-configuration', version: 1, sections }, null, 2)}\n`;

/** The faults of a text: line, marked text, kind and words. */
const told = (text: string) =>
  bundleFaults(text, treeOnDemand(text)).map(({ from, to, kind, words }) => [
    text.slice(0, from).split('\n').length,
    text.slice(from, to),
    kind,
    ...(words ?? []),
  ]);

const recipe = { name: 'Night count', type: 'INVENTORY' };

test('a bundle has no faults, nor has a blank text', () => {
  expect(told(bundle({ facilities: [{ name: 'DEFAULT' }], recipes: [recipe], users: [] }))).toEqual([]);
  expect(told(' \n')).toEqual([]);
});

test('values that the schema does not allow are marked where they stand, in the order of the text', () => {
  const text = bundle({
    facilities: [{ name: '' }, { name: 'x'.repeat(300) }],
    readerDefinitions: [{ name: 'Dock', type: 'XARRAY', address: '10.1.1.1', placement: { yaw: '45' } }],
    recipes: [{ ...recipe, type: 'Inventory' }],
    brokers: [{ name: 'Plant', type: 'MQTT', host: 'mqtt.example.com', port: 70000 }],
  });
  expect(told(text)).toEqual([
    [7, '""', 'empty', '1'],
    [10, expect.stringMatching(/^"x+"$/), 'long', '200'],
    [19, '"45"', 'type', 'number'],
    [26, '"Inventory"', 'values', 'INVENTORY', 'LOCATION', 'THRESHOLD'],
    [34, '70000', 'most', '65535'],
  ]);
});

test('what is missing is marked at the record, what is not known at its key, neither over all of its lines', () => {
  const text = bundle({ recipes: [{ name: 'Night count', typ: 'INVENTORY' }], colours: [] });
  expect(told(text)).toEqual([
    [6, '{', 'missing', 'type'],
    [8, '"typ"', 'unknown', 'typ'],
    [11, '"colours"', 'section', 'colours'],
  ]);
});

test('a setting needs what its name says; a secret is a reference or a text', () => {
  const keys = { communityName: { secret: 'settings/SNMP/communityName' }, privacyKey: 'in clear' };
  const snmp = {
    name: 'SNMP',
    authConfig: { type: 'V2_COMMUNITY', ...keys },
    trapTargetConfig: { host: 'a.example' },
  };
  expect(told(bundle({ settings: [snmp, { name: 'clockSync', enabled: true }] }))).toEqual([]);
  expect(told(bundle({ settings: [{ name: 'clockSync' }, { name: 'SNMP' }] }))).toEqual([
    [6, '{', 'missing', 'enabled'],
    [9, '{', 'missing', 'authConfig', 'trapTargetConfig'],
  ]);
});

test.each([
  ['{\n  "kind": "x",\n}', 3],
  ['{\n  "kind": "x"\n  "version": 1\n}', 3],
  ['{\n  "kind": "rfid', 2],
  ['[1, 2', 1],
  ['{\n  "version": 01\n}', 2],
  ['kind: rfid-console-configuration', 1],
])('%j is no JSON, said once and at its line', (text, line) => {
  const [fault, ...others] = told(text);
  expect(others).toEqual([]);
  expect(fault?.[2]).toBe('syntax');
  expect(fault?.[0]).toBe(line);
});

test('a document of another form is told as such, and not by the schema of bundles', () => {
  expect(told('{\n  "config": { "facilities": [] }\n}')).toEqual([[1, '{', 'foreign']]);
  expect(told('{}')).toEqual([[1, '{', 'missing', 'kind', 'version', 'sections']]);
});
