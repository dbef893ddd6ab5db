import type { ApiMember, ApiSymbol, PackageApi } from './apiSymbol';
import { announces, leastVersion } from './change';
import { changesOf, classifyChange } from './classifyChange';

const member = (name: string, text = `${name}: string`): ApiMember => ({
  name,
  text,
  optional: text.includes('?'),
});
const options = (...members: ApiMember[]): ApiSymbol => ({
  name: 'Options',
  kind: 'interface',
  signature: `interface Options { ${members.map(({ text }) => text).join('; ')} }`,
  frame: 'interface Options',
  members,
});
const mount = (gives: string, ...parameters: ApiMember[]): ApiSymbol => ({
  name: 'mount',
  kind: 'function',
  signature: `mount(${parameters.map(({ text }) => text).join(', ')}): ${gives}`,
  frame: `mount(): ${gives}`,
  members: parameters,
});
const kinds = (union: string): ApiSymbol => ({
  name: 'Kind',
  kind: 'type',
  signature: `type Kind = ${union}`,
  frame: `type Kind = ${union}`,
});
const all = (...members: ApiMember[]): ApiSymbol => ({
  ...options(...members),
  name: 'all',
  kind: 'constant',
});
const api = (...symbols: ApiSymbol[]): PackageApi => ({
  name: '@console/remote',
  version: '1.2.0',
  entryPoints: [{ address: '@console/remote', symbols, reached: [] }],
});

test.each<[string, ApiSymbol[], ApiSymbol[], string]>([
  ['nothing', [options(member('base'))], [options(member('base'))], 'none'],
  ['a symbol that came', [], [kinds("'a'")], 'addition'],
  ['a symbol that went', [kinds("'a'")], [], 'breaking'],
  [
    'a property that may be left out',
    [options()],
    [options(member('locale', 'locale?: string'))],
    'addition',
  ],
  ['a property that has to be given', [options()], [options(member('locale'))], 'breaking'],
  ['a property that went', [options(member('locale'))], [options()], 'breaking'],
  [
    'a property of another type',
    [options(member('base'))],
    [options(member('base', 'base: URL'))],
    'breaking',
  ],
  [
    'a property that has to be given now',
    [options(member('base', 'base?: string'))],
    [options(member('base'))],
    'breaking',
  ],
  [
    'an order of properties',
    [options(member('a'), member('b'))],
    [options(member('b'), member('a'))],
    'none',
  ],
  [
    'a parameter that may be left out',
    [mount('void', member('a'))],
    [mount('void', member('a'), member('b', 'b?: string'))],
    'addition',
  ],
  [
    'a parameter that has to be given',
    [mount('void', member('a'))],
    [mount('void', member('a'), member('b'))],
    'breaking',
  ],
  [
    'an order of parameters',
    [mount('void', member('a'), member('b'))],
    [mount('void', member('b'), member('a'))],
    'breaking',
  ],
  ['what a function gives', [mount('void')], [mount('Promise<void>')], 'breaking'],
  ['a union that grew', [kinds("'a' | 'b'")], [kinds("'a' | 'b' | 'c'")], 'addition'],
  ['a union that shrank', [kinds("'a' | 'b'")], [kinds("'a'")], 'breaking'],
  ['a value that was exchanged', [kinds("'a' | 'b'")], [kinds("'a' | 'c'")], 'breaking'],
  ['what is offered and grew', [all(member('a'))], [all(member('a'), member('b'))], 'addition'],
  ['another kind of symbol', [kinds("'a'")], [{ ...options(), name: 'Kind' }], 'breaking'],
])('%s', (_, before, after, kind) => {
  expect(classifyChange(api(...before), api(...after))).toBe(kind);
});

test('an entry point that came or went, and a type that signatures are made of', () => {
  const one = api(kinds("'a'"));
  expect(classifyChange({ ...one, entryPoints: [] }, one)).toBe('addition');
  expect(classifyChange(one, { ...one, entryPoints: [] })).toBe('breaking');
  const made = (...reached: ApiSymbol[]): PackageApi => ({
    ...one,
    entryPoints: one.entryPoints.map((entry) => ({ ...entry, reached })),
  });
  const before = made(options(member('a')));
  expect(classifyChange(before, made(options(member('a', 'a: number'))))).toBe('breaking');
  expect(classifyChange(before, one)).toBe('none');
});

const schema = (change: object = {}) => ({
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 40 },
    areas: { type: 'array', items: { type: 'string', enum: ['jobs', 'data'] } },
  },
  ...change,
});
const properties = (change: object) => ({ properties: { ...schema().properties, ...change } });

test.each<[string, object, string]>([
  ['nothing', {}, 'none'],
  ['a property that may be left out', properties({ tour: { type: 'array' } }), 'addition'],
  ['a property that is required', { ...properties({ tour: {} }), required: ['name', 'tour'] }, 'breaking'],
  ['a property that is required now', { required: ['name', 'areas'] }, 'breaking'],
  ['a property that is not required any more', { required: [] }, 'addition'],
  ['a property that went', { properties: { name: schema().properties.name } }, 'breaking'],
  ['a longer text', properties({ name: { type: 'string', maxLength: 80 } }), 'addition'],
  ['a shorter text', properties({ name: { type: 'string', maxLength: 20 } }), 'breaking'],
  ['another pattern', properties({ name: { type: 'string', maxLength: 40, pattern: 'a' } }), 'breaking'],
  [
    'another value',
    properties({ areas: { type: 'array', items: { type: 'string', enum: ['jobs', 'data', 'logs'] } } }),
    'addition',
  ],
  [
    'a value less',
    properties({ areas: { type: 'array', items: { type: 'string', enum: ['jobs'] } } }),
    'breaking',
  ],
  ['a type', properties({ areas: { type: 'object' } }), 'breaking'],
])('in a schema, %s', (_, change, kind) => {
  const holding = (value: object) => api({ ...all(), name: 'declarationSchema', schema: value });
  expect(classifyChange(holding(schema()), holding(schema(change)))).toBe(kind);
});

test('every change is named by where it is', () => {
  expect(changesOf(api(options(member('base'))), api(options(member('locale', 'locale?: string'))))).toEqual([
    { kind: 'breaking', what: '@console/remote: Options.base was removed' },
    { kind: 'addition', what: '@console/remote: Options.locale was added' },
  ]);
});

test.each([
  ['1.2.0', '1.2.0', 'none', true],
  ['1.2.0', '1.2.1', 'none', true],
  ['1.2.0', '1.1.0', 'none', false],
  ['1.2.0', '1.2.1', 'addition', false],
  ['1.2.0', '1.3.0', 'addition', true],
  ['1.2.0', '1.3.0', 'breaking', false],
  ['1.2.0', '2.0.0', 'breaking', true],
  ['2.0.0', '1.9.0', 'breaking', false],
] as const)('from %s to %s says of what is %s: %s', (before, after, kind, enough) => {
  expect(announces(before, after, kind)).toBe(enough);
});

test.each([
  ['none', '1.2.3'],
  ['addition', '1.3.0'],
  ['breaking', '2.0.0'],
] as const)('the least version after 1.2.3 that says %s is %s', (kind, version) => {
  expect(leastVersion('1.2.3', kind)).toBe(version);
});
