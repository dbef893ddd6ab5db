import { UnreadableError } from '../jsonReader';
import { envelopeReader, seal, signedBytes, unsigned } from './envelope';
import { createKeyPair, readSigningKey } from './keys';

const [one, other, stranger] = Array.from({ length: 3 }, () =>
  readSigningKey(createKeyPair().privateKey, 'The key'),
) as [
  ReturnType<typeof readSigningKey>,
  ReturnType<typeof readSigningKey>,
  ReturnType<typeof readSigningKey>,
];
const keys = [one.verifying, other.verifying];
const payload = Buffer.from('{"a":1}');
const text = seal('text/note', payload, one);
const read = envelopeReader('The note', 'text/note');

/** The envelope with something else in it. */
const altered = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

test('what is signed are type and content with their lengths in bytes', () => {
  expect(String(signedBytes('tüp', Buffer.from('{"ä":1}')))).toBe('DSSEv1 4 tüp 8 {"ä":1}');
});

test('an envelope is JSON that names the type and the key', () => {
  expect(JSON.parse(text)).toEqual({
    payloadType: 'text/note',
    payload: payload.toString('base64'),
    signatures: [{ keyid: one.id, sig: expect.stringMatching(/^[\w+/]{86}==$/) }],
  });
  expect(text.endsWith('\n}\n')).toBe(true);
  expect(text).toMatch(/^\{\n {2}"payloadType": "text\/note",\n {2}"payload"/);
});

test('an envelope that was opened says which key signed it, of those that are known', () => {
  const opened = read(text);
  expect(opened.payload).toEqual(payload);
  expect(opened.signer(keys)).toBe(one.verifying);
  expect(opened.signer([...keys].reverse())).toBe(one.verifying);
  expect(opened.signer([other.verifying, stranger.verifying])).toBeUndefined();
  expect(opened.signer([])).toBeUndefined();
});

test('the id of a key decides nothing: a signature does', () => {
  const [signature] = JSON.parse(text).signatures;
  const signedBy = (...signatures: object[]) => read(altered({ signatures })).signer(keys);
  expect(signedBy({ ...signature, keyid: other.id })).toBe(one.verifying);
  expect(signedBy({ sig: signature.sig })).toBe(one.verifying);
  expect(
    signedBy({ ...signature, sig: JSON.parse(seal('text/note', payload, stranger)).signatures[0].sig }),
  ).toBe(undefined);
  expect(signedBy({ sig: '' }, signature)).toBe(one.verifying);
});

test('of several keys that signed, the one that is named counts first', () => {
  const [byOne] = JSON.parse(text).signatures;
  const [byOther] = JSON.parse(seal('text/note', payload, other)).signatures;
  const both = read(altered({ signatures: [{ sig: byOne.sig }, byOther] }));
  expect(both.signer(keys)).toBe(other.verifying);
});

test.each([
  ['another content', { payload: Buffer.from('{"a":2}').toString('base64') }],
  ['another signature', { signatures: [{ keyid: one.id, sig: 'AAAA' }] }],
])('nobody has signed %s', (_, change) => {
  expect(read(altered(change)).signer(keys)).toBeUndefined();
});

test.each([
  ['of another type', altered({ payloadType: 'text/other' })],
  ['without signatures', altered({ signatures: [] })],
  ['with very many signatures', altered({ signatures: Array(17).fill({ sig: '' }) })],
  ['whose content is no base64', altered({ payload: '{"a":1}' })],
  ['that is none', '{"schema":3}'],
])('an envelope %s is not signed', (_, wrong) => {
  expect(() => read(wrong)).toThrow(UnreadableError);
  expect(() => read(wrong)).toThrow('The note is not signed by a known key.');
  expect(unsigned('The note')).toBe('The note is not signed by a known key.');
});

test('what else an envelope is that is none is told to who looks for the cause', () => {
  const cause = { message: expect.stringContaining('The note does not match its schema') };
  expect(() => read('{"schema":3}')).toThrow(
    expect.objectContaining({ cause: expect.objectContaining(cause) }),
  );
});

test('as many signatures as sixteen are looked at', () => {
  const [signature] = JSON.parse(text).signatures;
  const signatures = [...Array(15).fill({ sig: '' }), signature];
  expect(read(altered({ signatures })).signer(keys)).toBe(one.verifying);
});

test('what is no JSON is told as such', () => {
  expect(() => read('{')).toThrow(new UnreadableError('The note is not JSON.'));
});
