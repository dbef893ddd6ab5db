import { answerHeaders, forwarded, isClaim, requestHeaders, withServiceCookies } from './headers';

const ofOneConnection = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

test.each(ofOneConnection)('%s stays on its connection, both ways', (name) => {
  expect(requestHeaders({ [name]: 'some', accept: '*/*' }, {})).toEqual({ accept: '*/*' });
  expect(answerHeaders({ [name]: 'some', etag: '"a"' })).toEqual({
    etag: '"a"',
    'cache-control': 'no-store',
  });
});

test.each(['x-one,x-two', 'X-One, X-Two', 'close,  x-one ,x-two', 'x-one\tx-two'])(
  'what the connection header names stays on it: %j',
  (connection) => {
    const headers = { connection, 'x-one': '1', 'x-two': '2', 'x-three': '3' };
    expect(requestHeaders(headers, {})).toEqual({ 'x-three': '3' });
    expect(answerHeaders(headers)).toEqual({ 'x-three': '3', 'cache-control': 'no-store' });
  },
);

test('the service learns no origin and no page that asks, and what the gateway knows of the client', () => {
  const headers = { origin: 'https://a.example', referer: 'https://a.example/b', authorization: 'JWT ada' };
  expect(requestHeaders(headers, { 'x-forwarded-proto': 'https' })).toEqual({
    authorization: 'JWT ada',
    'x-forwarded-proto': 'https',
  });
});

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
  'x-console-change',
  'cf-access-jwt-assertion',
  'impersonate-user',
  'remote-user',
  'ssl-client-s-dn',
  'x-amzn-oidc-identity',
  'x-auth-request-user',
  'x-authenticated-user',
  'x-client-cert',
  'x-client-certificate',
  'x-goog-authenticated-user-email',
  'x-goog-iap-jwt-assertion',
  'x-ms-client-principal',
  'x-ms-client-principal-name',
  'x-pomerium-jwt-assertion',
  'x-remote-user',
  'x-ssl-client-cert',
  'x-user',
  'x-user-id',
  'x-webauth-user',
])('nobody but a proxy of the site says %s, with _ for - and in any case', (name) => {
  for (const written of [name, name.toUpperCase(), name.replaceAll('-', '_')]) {
    expect(isClaim(written)).toBe(true);
    expect(requestHeaders({ [written]: 'mallory' }, {})).toEqual({});
  }
});

test.each([
  'x-forwardedly',
  'not-forwarded',
  'forwarded-by',
  'x-real-ips',
  'a-x-real-ip',
  'x-console-changes',
  'remote',
  'x-username',
  'my-x-user',
  'x-goog-api-key',
  'accept',
])('%s is a header like any other', (name) => {
  expect(isClaim(name)).toBe(false);
  expect(requestHeaders({ [name]: 'kept' }, {})).toEqual({ [name]: 'kept' });
});

test('cookies of the gateway stay with it, others go on', () => {
  const own = '__Host-console-session=ada';
  expect(withServiceCookies({ cookie: `a=1; ${own}; b=2`, accept: '*/*' })).toEqual({
    cookie: 'a=1; b=2',
    accept: '*/*',
  });
  expect(withServiceCookies({ cookie: own, accept: '*/*' })).toEqual({ accept: '*/*' });
  expect(withServiceCookies({ accept: '*/*' })).toEqual({ accept: '*/*' });
});

test('so many cookies that a service would refuse the request stay here, and the request goes on', () => {
  const cookies = (length: number) => ({ cookie: `a=${'b'.repeat(length - 2)}`, accept: '*/*' });
  expect(withServiceCookies(cookies(8192))).toEqual(cookies(8192));
  expect(withServiceCookies(cookies(8193))).toEqual({ accept: '*/*' });
});

test('the service is told of the client, from the farthest address to the nearest', () => {
  const asker = { headers: {}, ip: '10.0.0.1', host: 'console.example', protocol: 'https' };
  expect(forwarded(asker)).toEqual({
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'console.example',
    'x-forwarded-proto': 'https',
  });
  const ips = ['10.0.0.1', '192.0.2.7'];
  expect(forwarded({ ...asker, ips, host: '' })).toEqual({
    'x-forwarded-for': '192.0.2.7, 10.0.0.1',
    'x-forwarded-proto': 'https',
  });
  expect(ips).toEqual(['10.0.0.1', '192.0.2.7']);
});

test('the service opens no sign-in window of the browser, and has no word on other origins', () => {
  expect(
    answerHeaders({
      'www-authenticate': 'Basic',
      'access-control-allow-origin': '*',
      'x-access-control-note': 'kept',
      'cache-control': 'max-age=5',
    }),
  ).toEqual({ 'x-access-control-note': 'kept', 'cache-control': 'max-age=5' });
});
