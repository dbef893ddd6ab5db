import { digestAuthorization } from './digest';

// The example of RFC 7616, section 3.9.1.
const request = {
  username: 'Mufasa',
  password: 'Circle of Life',
  method: 'GET',
  uri: '/dir/index.html',
  cnonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
};
const challenge = (algorithm: string) =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"`;

test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('answers a challenge with %s as RFC 7616 does', (algorithm, response) => {
  const header = digestAuthorization(challenge(algorithm), request);
  expect(header).toContain(`response="${response}"`);
  expect(header).toContain('opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"');
  expect(header).toContain('qop=auth, nc=00000001');
});

test('answers without qop as RFC 2069 did', () => {
  // Its own example, with the digest of its erratum.
  const header = digestAuthorization(
    'Digest realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"',
    { ...request, password: 'CircleOfLife' },
  );
  expect(header).toContain('response="1949323746fe6a43ef61f9606e7febea"');
  expect(header).not.toContain('qop');
});

test.each(['Basic realm="x"', '', 'Digest algorithm=SHA-512-256, nonce="n"'])(
  'has no answer to "%s"',
  (other) => {
    expect(digestAuthorization(other, request)).toBeUndefined();
  },
);
