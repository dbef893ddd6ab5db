import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { createKeyPair, KeyError, pemOf, readSigningKey, readVerifyingKey, readVerifyingKeys } from './keys';

const { privateKey, publicKey } = createKeyPair();
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

test('a pair of keys signs and checks, under one name', () => {
  const signing = readSigningKey(privateKey, 'site.pem');
  const verifying = readVerifyingKey(publicKey, 'site.pub.pem');
  expect(signing.id).toMatch(/^[0-9a-f]{16}$/);
  expect([signing.verifying.id, verifying.id]).toEqual([signing.id, signing.id]);
  const signature = sign(null, Buffer.from('a'), signing.key);
  for (const { key } of [signing.verifying, verifying])
    expect(verify(null, Buffer.from('a'), key, signature)).toBe(true);
  expect(readVerifyingKey(createKeyPair().publicKey, 'other').id).not.toBe(signing.id);
});

test('a public key is written as it was read', () => {
  expect(pemOf(readVerifyingKey(publicKey, 'site.pub.pem'))).toBe(publicKey);
  expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
  expect(privateKey).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
});

test.each([
  ['a private key', privateKey, 'site.pem is a private key, but a public one is needed here.'],
  ['no key', 'none', 'site.pem is not a public key in PEM.'],
  ['a key of another kind', rsa.publicKey, 'site.pem is a key of the kind rsa, but has to be Ed25519.'],
])('%s checks no signatures', (_, pem, sentence) => {
  expect(() => readVerifyingKey(pem, 'site.pem')).toThrow(new KeyError(sentence));
});

test.each([
  ['a public key', publicKey, 'site.pem is not a private key in PEM.'],
  ['no key', 'none', 'site.pem is not a private key in PEM.'],
  ['a key of another kind', rsa.privateKey, 'site.pem is a key of the kind rsa, but has to be Ed25519.'],
])('%s signs nothing', (_, pem, sentence) => {
  expect(() => readSigningKey(pem, 'site.pem')).toThrow(new KeyError(sentence));
});

test('a file of several keys has each of them', () => {
  const others = [createKeyPair().publicKey, createKeyPair().publicKey];
  const read = readVerifyingKeys(`first\n${others.join('and\n')}`, 'keys.pem');
  expect(read.map(pemOf)).toEqual(others);
  expect(() => readVerifyingKeys('none', 'keys.pem')).toThrow(
    new KeyError('keys.pem is not a public key in PEM.'),
  );
  expect(() => readVerifyingKeys(others[0] + privateKey, 'keys.pem')).toThrow(
    new KeyError('keys.pem is a private key, but a public one is needed here.'),
  );
});
