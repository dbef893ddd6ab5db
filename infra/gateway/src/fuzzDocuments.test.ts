import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyRemote, matchRemote, type Registry, resolveRegistry } from '@console/remote/registry';
import { createKeyPair, readVerifyingKeys, registryReader, UnreadableError } from '@console/store';
import fc from 'fast-check';
import { ask } from '../test/ask';
import { fuzzSettings, isDeep } from '../test/fuzzSettings';
import { setUpGateways } from '../test/gateways';
import { parcels, registryOf, shellFacts, signed } from '../test/site';

/** Documents that are read, and those of them that a gateway is given. */
const [documents, given] = isDeep ? [75_000, 2000] : [250, 12];

const setup = setUpGateways({ shared: true });

const pair = createKeyPair();
const keys = readVerifyingKeys(pair.publicKey, 'The key');
const original = {
  ...registryOf(2, parcels('1.0.0', 'aaaa'), { ...parcels('1.1.0', 'bbbb'), name: 'pallets' }),
} as Registry;

/** A place in a text, as a share of its length. */
const place = fc.double({ min: 0, max: 1, noNaN: true });

/** One change of the bytes of a text. */
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    at: place,
    text: fc.string({ unit: 'binary', maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('take' as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant('double' as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant('flip' as const), at: place, by: fc.integer({ min: 1, max: 127 }) }),
  fc.record({ kind: fc.constant('cut' as const), at: place }),
);

function edited(text: string, change: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never): string {
  const at = Math.floor(change.at * text.length);
  switch (change.kind) {
    case 'put':
      return text.slice(0, at) + change.text + text.slice(at);
    case 'take':
      return text.slice(0, at) + text.slice(at + change.length);
    case 'double':
      return text.slice(0, at) + text.slice(at, at + change.length) + text.slice(at);
    case 'flip':
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ change.by) + text.slice(at + 1);
    case 'cut':
      return text.slice(0, at);
  }
}

/** Values in the place of others of their kind. */
const oddTexts = [
  '',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '//evil.example/x.js',
  'https://evil.example',
  '\u0000',
  '1.0.0',
  '^1.0.0',
  '999.0.0-x',
  'parcels',
  'pallets',
  '/parcels',
  '/:name/:name',
  '/*',
  '/',
  'aaaa',
  '1.0.0-aaaa',
  '1.1.0-bbbb',
];
const oddNumbers = [-1, 0, 2, 2.5, 2 ** 53, 1e308, Number.MIN_VALUE];

/** A share, each as likely as any other. */
const evenly = fc.noBias(fc.integer({ min: 0, max: 9999 })).map((share) => share / 10_000);

/** A change of one value somewhere in a document: another one of its kind, another one at all, or none. */
const replacement = fc.record({
  place: evenly,
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant('alike' as const) },
    fc.constantFrom('other' as const, 'none' as const),
  ),
  at: evenly,
  other: fc.jsonValue({ maxDepth: 2 }),
});
type Replacement = typeof replacement extends fc.Arbitrary<infer Value> ? Value : never;

const chosen = <T>(all: readonly T[], at: number) =>
  all[Math.min(all.length - 1, Math.floor(at * all.length))];

function alike(value: unknown, at: number): unknown {
  if (typeof value === 'string') return chosen(oddTexts, at);
  if (typeof value === 'number') return chosen(oddNumbers, at);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return [[], [...value, ...value], value.slice(1), [...value].reverse()][Math.floor(at * 3.99)];
  return {};
}

/** Every value in a document, by what holds it and its name there. */
function placesIn(holder: Record<string, unknown>): (readonly [Record<string, unknown>, string])[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    [holder, name] as const,
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);
}

function replaced(document: unknown, { place: share, how, at, other }: Replacement): unknown {
  const copy = structuredClone(document) as Record<string, unknown>;
  const [holder = copy, name = ''] = chosen(placesIn(copy), share) ?? [];
  if (how === 'none') delete holder[name];
  else holder[name] = how === 'other' ? other : alike(holder[name], at);
  return copy;
}

test('a signed registry that was changed in any way is refused by its name, or is the one that was signed', async () => {
  const text = signed(original, pair.privateKey);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const changed = edits.reduce(edited, text);
      const read = registryReader({ read: async () => undefined }, keys);
      try {
        expect((await read(changed)).registry).toEqual(original);
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        expect(error.message).toMatch(/registry/i);
        refused += 1;
      }
    }),
    fuzzSettings(documents),
  );
  console.info(`${documents} changed envelopes, ${refused} refused.`);
}, 3_600_000);

/** A registry with odd values, signed by the site all the same; undefined for one that nothing would sign. */
function signedOddly(
  changes: readonly Replacement[],
): { readonly text: string; readonly registry: Registry } | undefined {
  const registry = changes.reduce<unknown>(replaced, original) as Registry;
  try {
    return { text: signed(registry, pair.privateKey), registry };
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

const oddRegistry = fc.array(replacement, { minLength: 1, maxLength: 3 });
const host = { contract: '1.0.0', federation: shellFacts.federation, shared: shellFacts.shared };

test('whatever registry was signed, the shell decides about it without an error, and runs only what is in it', async () => {
  let decided = 0;
  fc.assert(
    fc.property(oddRegistry, fc.option(fc.string(), { nil: undefined }), (changes, audience) => {
      const found = signedOddly(changes);
      if (!found) return;
      decided += 1;
      const { remotes } = resolveRegistry(found.registry, audience);
      for (const remote of remotes) {
        classifyRemote(remote, host);
        const known = found.registry.remotes.flatMap(({ builds }) => builds.map(({ base }) => base));
        expect(known).toContain(remote.base);
      }
      for (const path of ['/parcels', '/parcels/a%2Fb', '/%ff', '/']) matchRemote({ remotes }, path);
    }),
    fuzzSettings(documents),
  );
  console.info(`${documents} odd registries, ${decided} signed and decided about.`);
}, 3_600_000);

test('whatever lies in its store, a gateway answers, and names what it does not use', async () => {
  const registryFile = join(setup.site.store, 'registry.json');
  const switches = join(setup.site.store, 'switches.json');
  const goodSwitches = {
    schema: 1,
    off: { parcels: { by: 'ada', at: '2026-11-21T10:00:00.000Z', reason: 'broken' } },
    history: [],
  };
  writeFileSync(registryFile, signed(original, pair.privateKey));
  const gateway = await setup.start({ registryKeys: [pair.publicKey] });
  await fc.assert(
    fc.asyncProperty(
      oddRegistry,
      fc.array(edit, { maxLength: 1 }),
      fc.array(replacement, { maxLength: 2 }),
      async (changes, edits, switched) => {
        const found = signedOddly(changes);
        writeFileSync(registryFile, edits.reduce(edited, found?.text ?? JSON.stringify(changes)));
        writeFileSync(switches, JSON.stringify(switched.reduce<unknown>(replaced, goodSwitches)) ?? '');
        for (const path of [
          '/',
          '/parcels',
          '/parcels/x',
          '/registry.json',
          '/remotes/parcels/1.0.0-aaaa/list.js',
          '/readyz',
        ])
          expect([200, 404]).toContain((await ask(gateway.url, path)).status);
        expect([200, 503]).toContain((await ask(gateway.url, '/healthz')).status);
      },
    ),
    fuzzSettings(given),
  );
  writeFileSync(registryFile, signed({ ...original, revision: 2 ** 31 }, pair.privateKey));
  writeFileSync(switches, JSON.stringify(goodSwitches));
  expect((await ask(gateway.url, '/parcels')).status).toBe(200);
}, 3_600_000);
