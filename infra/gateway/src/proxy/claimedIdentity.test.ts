import { WebSocket } from 'ws';
import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';
import { proxiedPaths } from '../options';

const gateways = setUpGateways({ shared: true });

/** Headers by which proxies say who somebody is, as clients could send them. */
const claims = [
  'X-Forwarded-User',
  'X-Forwarded-Email',
  'X-Forwarded-Groups',
  'X-Forwarded-Preferred-Username',
  'X-Forwarded-Access-Token',
  'X_Forwarded_User',
  'X-Auth-Request-User',
  'X-Auth-Request-Access-Token',
  'X-Remote-User',
  'Remote-User',
  'REMOTE_USER',
  'X-Pomerium-Jwt-Assertion',
  'X-Pomerium-Claim-Email',
  'X-WebAuth-User',
  'X-User',
  'X-User-Id',
  'X-Authenticated-User',
  'X-Goog-Authenticated-User-Email',
  'X-Goog-Iap-Jwt-Assertion',
  'X-Amzn-Oidc-Identity',
  'X-Ms-Client-Principal',
  'Cf-Access-Authenticated-User-Email',
  'Ssl-Client-S-Dn',
  'X-Ssl-Client-Cert',
  'X-Client-Cert',
  'Impersonate-User',
];

const sent = {
  ...Object.fromEntries(claims.map((name) => [name, 'mallory'])),
  cookie: 'own=1; __Host-console-session=mallory; __Host-console-person=mallory',
};

/** Each way through the gateway: calls that read and change, downloads, event streams, sockets. */
const ways = proxiedPaths.flatMap((prefix) => [
  [`GET ${prefix}/echo`, 'GET', {}],
  [`POST ${prefix}/echo`, 'POST', {}],
  [`PUT ${prefix}/echo`, 'PUT', {}],
  [`DELETE ${prefix}/echo`, 'DELETE', {}],
  [`GET ${prefix}/items/download?token=x`, 'GET', {}],
  [`GET ${prefix}/events`, 'GET', { accept: 'text/event-stream' }],
]) as [string, string, Record<string, string>][];

test.each(ways)('no claim of who somebody is comes through by %s', async (way, method, headers) => {
  const [, path = ''] = way.split(' ');
  const { status, text } = await ask(gateways.gateway.url, path, {
    method,
    headers: { ...sent, ...headers },
  });
  expect([status, text]).toEqual([200, expect.not.stringContaining('mallory')]);
  expect(text).toContain('"cookie":"own=1"');
});

test.each(proxiedPaths)('no claim of who somebody is comes through by a socket at %s', async (prefix) => {
  const socket = new WebSocket(`${gateways.gateway.url.replace('http', 'ws')}${prefix}/socket`, {
    headers: sent,
  });
  const text = await new Promise<string>((told, failed) => {
    socket.once('message', (message) => told(String(message)));
    socket.once('error', failed);
  });
  socket.terminate();
  expect(text).not.toContain('mallory');
});
