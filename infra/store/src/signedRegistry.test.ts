import { generateKeyPairSync } from 'node:crypto';
import type { Registry } from '@console/remote/registry';
import fc from 'fast-check';
import { registryReader } from './chain/registryReader';
import { digestOf } from './pins';
import { type SignedRegistry, signRegistry } from './signedRegistry';
import { seal, signedBytes } from './signing/envelope';
import { createKeyPair, readSigningKey, readVerifyingKey, readVerifyingKeys } from './signing/keys';

const pair = () => readSigningKey(createKeyPair().privateKey, 'The key');
const key = pair();
const empty = { read: async () => undefined };
const read = registryReader(empty, [key.verifying]);

const registry: Registry = { schema: 3, revision: 7, remotes: [] };
const content: SignedRegistry = {
  registry,
  change: {
    at: '2026-11-21T10:00:00.000Z',
    by: 'anna@example.org',
    reason: 'Filters by zone.',
    what: { command: 'release', remote: 'readers', build: '1.0.0-ab12' },
  },
  previous: null,
};
const text = signRegistry(content, key);
const unsigned = 'The registry is not signed by a known key.';

test('what was signed is what is read', async () => {
  expect(await read(text)).toEqual({ ...content, digest: digestOf(text) });
});

test('the bytes that are signed are those of the specification of the envelope', () => {
  expect(signedBytes('http://example.com/HelloWorld', Buffer.from('hello world')).toString()).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  );
});

const envelope = JSON.parse(text);
const [signature] = envelope.signatures;
const changed = Buffer.from(JSON.stringify({ ...content, registry: { ...registry, revision: 8 } }));

test.each<[string, unknown]>([
  ['a registry that nobody signed', registry],
  ['a content that was changed', { ...envelope, payload: changed.toString('base64') }],
  ['a signature that was changed', { ...envelope, signatures: [{ ...signature, sig: 'AAAA' }] }],
  ['no signature', { ...envelope, signatures: [] }],
  ['another type of content', { ...envelope, payloadType: 'application/json' }],
  ['a signature by a stranger', JSON.parse(signRegistry(content, pair()))],
  [
    'a stranger who gives the id of a known key',
    JSON.parse(signRegistry(content, { ...pair(), id: key.id })),
  ],
  ['a signature of the same content as something else', JSON.parse(seal('text/plain', changed, key))],
])('%s is refused', async (_, given) => {
  await expect(read(JSON.stringify(given))).rejects.toThrow(unsigned);
});

test('no registry is read with a byte of its content or signature changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('payload', 'sig'),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (part, place, by) => {
        const bytes = Buffer.from(part === 'payload' ? envelope.payload : signature.sig, 'base64');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ by;
        const altered = bytes.toString('base64');
        const given =
          part === 'payload'
            ? { ...envelope, payload: altered }
            : { ...envelope, signatures: [{ ...signature, sig: altered }] };
        await expect(read(JSON.stringify(given))).rejects.toThrow(unsigned);
      },
    ),
  );
});

test('what is no JSON is named as such, and nothing that breaks the schema is signed or read', async () => {
  await expect(read('{"payload":')).rejects.toThrow('The registry is not JSON.');
  const wrong = { ...content, registry: { schema: 1 } } as unknown as SignedRegistry;
  expect(() => signRegistry(wrong, key)).toThrow('The registry does not match its schema');
  const sealed = seal('application/vnd.console.registry+json', Buffer.from(JSON.stringify(wrong)), key);
  await expect(read(sealed)).rejects.toThrow('The registry does not match its schema');
});

test('while keys change, what either of them signed is read', async () => {
  const next = pair();
  const both = registryReader(empty, [key.verifying, next.verifying]);
  for (const by of [key, next]) expect(await both(signRegistry(content, by))).toMatchObject(content);
  await expect(registryReader(empty, [next.verifying])(text)).rejects.toThrow(unsigned);
});

test('without a key nothing is read', async () => {
  await expect(registryReader(empty, [])(text)).rejects.toThrow(unsigned);
});

test('a key of a wrong kind is refused by what it is called', () => {
  const own = createKeyPair();
  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  expect(() => readVerifyingKey(own.privateKey, 'site.pub')).toThrow('site.pub is a private key');
  expect(() => readVerifyingKey('site', 'site.pub')).toThrow('site.pub is not a public key in PEM.');
  expect(() => readVerifyingKey(rsa.publicKey, 'site.pub')).toThrow('has to be Ed25519');
  expect(() => readSigningKey(own.publicKey, 'site.key')).toThrow('site.key is not a private key in PEM.');
  expect(() => readSigningKey(rsa.privateKey, 'site.key')).toThrow('has to be Ed25519');
});

test('a file may hold several public keys', () => {
  const pairs = [createKeyPair(), createKeyPair()];
  const keys = readVerifyingKeys(pairs.map(({ publicKey }) => publicKey).join('\n'), 'site.pub');
  expect(keys.map(({ id }) => id)).toEqual(
    pairs.map(({ privateKey }) => readSigningKey(privateKey, 'site.key').id),
  );
});

test('a site with one key signs the same bytes as before there were keys of teams', () => {
  const { payload } = JSON.parse(text);
  expect(Buffer.from(payload, 'base64').toString()).toBe(
    '{"registry":{"schema":3,"revision":7,"remotes":[]},"change":{"at":"2026-11-21T10:00:00.000Z",' +
      '"by":"anna@example.org","reason":"Filters by zone.","what":{"command":"release","remote":"readers",' +
      '"build":"1.0.0-ab12"}},"previous":null}',
  );
});
