import fastify from 'fastify';
import { securityHeaders } from './securityHeaders';
import { sendSecurityHeaders } from './sendSecurityHeaders';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), ' +
    'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
};

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Each answer that a server sends, by path; one of them from a folder that opens its files to other sites. */
async function headersOf(path: string, { tls = false } = {}) {
  const server = fastify();
  sendSecurityHeaders(server, securityHeaders({ tls, frameAncestors: ['https://portal.example'] }));
  server.get('/embed/open.js', (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'referrer-policy': 'unsafe-url' })
      .send(''),
  );
  server.get('*', (_request, reply) => reply.header('content-security-policy', 'default-src *').send(''));
  const { headers } = await server.inject(path);
  await server.close();
  const { connection, date, 'content-length': _length, ...sent } = headers;
  return sent;
}

test.each([
  ['/docs', `${nothing}; style-src 'self'`],
  ['/docs/page', `${nothing}; style-src 'self'`],
  ['/assets/main.js', `${nothing}; sandbox`],
  ['/remotes/parcels/list.js?x=/docs', `${nothing}; sandbox`],
  [
    '/console/sign-in/link',
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  ['/itemsense/items', nothing],
  ['/api?x', nothing],
])('what comes from %s may do what its kind may, whatever it says itself', async (path, policy) => {
  expect(await headersOf(path)).toMatchObject({ ...always, 'content-security-policy': policy });
});

test.each(['/', '/parcels', '/assets', '/docsish', '/console/sign-in/links'])(
  '%s is the console itself, and may be framed by whom the site names',
  async (path) => {
    const sent = await headersOf(path);
    expect(sent).toMatchObject(always);
    expect(sent['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*; frame-ancestors https:\/\/portal\.example; /,
    );
  },
);

test('a folder opens its files to other sites by itself, and nothing else', async () => {
  expect(await headersOf('/embed/open.js')).toMatchObject({
    ...always,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each(['/', '/assets/main.js', '/console/sign-in/link', '/api', '/docs'])(
  'browsers are told to go on with TLS by %s where there is TLS, and nowhere else',
  async (path) => {
    const header = 'strict-transport-security';
    expect((await headersOf(path, { tls: true }))[header]).toBe('max-age=31536000; includeSubDomains');
    expect(await headersOf(path)).not.toHaveProperty([header]);
  },
);
