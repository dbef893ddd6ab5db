import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '@console/workspace';
import { ask } from '../../test/ask';
import { cert, key } from '../../test/certificate';
import { setUpGateways } from '../../test/gateways';
import { cookieRemoval } from './removeCookies';

const setup = setUpGateways({ shared: true });

/** Cookies that a program under the same name may leave in a browser. */
const cookies = (count: number, size = 3900) =>
  Array.from({ length: count }, (_, at) => `junk${at}=${'x'.repeat(size)}`);
const small = ['session=of-another-program', 'console-audience=0123abcd'];
const sixty = [...cookies(60), ...small].join('; ');

const removed = (lines: readonly string[] = []) => lines.map((line) => line.split('=', 1)[0]);

test('a browser with sixty cookies of four kilobytes gets every document, and drops the largest', async () => {
  for (const path of ['/', '/parcels', '/parcels?remotes=off']) {
    const { status, headers, text } = await ask(setup.gateway.url, path, { headers: { cookie: sixty } });
    expect(status).toBe(200);
    expect(text).toContain('id="console-document"');
    const names = removed(headers['set-cookie']);
    expect(names.filter((name) => name?.startsWith('junk'))).toHaveLength(58);
    expect(names).not.toEqual(expect.arrayContaining(['session']));
    expect(names).not.toEqual(expect.arrayContaining(['console-audience']));
    expect(headers['clear-site-data']).toBeUndefined();
  }
});

test('files, and the service without the cookies, answer it as well', async () => {
  const headers = { cookie: sixty };
  for (const path of ['/assets/main.22222222.js', '/remotes/parcels/1.0.0-aaaa/list.js', '/registry.json'])
    expect((await ask(setup.gateway.url, path, { headers })).status).toBe(200);
  const { status, text } = await ask(setup.gateway.url, '/api/echo', { headers });
  expect(status).toBe(200);
  expect(JSON.parse(text).headers.cookie).toBeUndefined();
  const few = await ask(setup.gateway.url, '/api/echo', { headers: { cookie: small.join('; ') } });
  expect(JSON.parse(few.text).headers.cookie).toBe(small.join('; '));
});

test('cookies of a usual size are left alone', async () => {
  const cookie = [...cookies(5), ...small].join('; ');
  const { headers } = await ask(setup.gateway.url, '/parcels', { headers: { cookie } });
  expect([headers['set-cookie'], headers['clear-site-data']]).toEqual([undefined, undefined]);
});

test('where that did not help, all of them go', async () => {
  const [marker = ''] = (
    (await ask(setup.gateway.url, '/', { headers: { cookie: sixty } })).headers['set-cookie'] ?? []
  )
    .slice(-1)
    .map((line) => line.split(';', 1)[0] ?? '');
  const cookie = `${sixty}; ${marker}`;
  const { headers } = await ask(setup.gateway.url, '/', { headers: { cookie } });
  expect(headers['clear-site-data']).toBe('"cookies"');
});

test('cookies are dropped for the host and for each domain that it is part of, by TLS with what their names may need', () => {
  const asked = {
    headers: { cookie: cookies(9).join('; ') },
    hostname: 'console.site.example',
    protocol: 'https',
  };
  const { 'set-cookie': lines = [] } = cookieRemoval(asked as never) ?? {};
  for (const domain of ['', '; Domain=console.site.example', '; Domain=site.example'])
    expect(lines).toContain(`junk0=; Path=/; Max-Age=0${domain}; Secure`);
  expect(lines.join()).not.toContain('Domain=example');
  const byAddress = cookieRemoval({ ...asked, hostname: '192.0.2.7' } as never);
  expect(byAddress?.['set-cookie'].join()).not.toContain('Domain');
});

describe('by TLS', () => {
  const started = () => setup.start({ host: 'localhost', tls: { key, cert } });

  test('HTTP/1.1 takes sixty cookies', async () => {
    const { url } = await started();
    const asked = request(`${url}/parcels`, { ca: cert, agent: false, headers: { cookie: sixty } });
    asked.end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  const sent = async (all: string[]) => {
    const { url } = await started();
    const session = connect(url, { ca: cert, maxSendHeaderBlockLength: 2 ** 20 });
    const goaway = new Promise((resolve) => session.once('goaway', resolve));
    session.on('error', () => undefined);
    const stream = session.request({ ':path': '/parcels', cookie: all });
    const answer = once(stream, 'response').then(
      async ([headers]) => [headers[':status'], (await text(stream)).includes('console-document')],
      () => goaway,
    );
    const found = await answer;
    session.destroy();
    return found;
  };

  test('HTTP/2 takes thirty cookies, and more than two hundred small ones', async () => {
    expect(await sent(cookies(30))).toEqual([200, true]);
    expect(await sent(cookies(250, 10))).toEqual([200, true]);
  });

  test('who sends more over HTTP/2 than can be read is sent to HTTP/1.1', async () => {
    expect(await sent(cookies(60))).toBe(13);
  });

  test('the request that could not be read is not among those that were processed: Firefox asks again for what is not', async () => {
    const { url } = await started();
    const session = connect(url, { ca: cert, maxSendHeaderBlockLength: 2 ** 20 });
    session.on('error', () => undefined);
    const first = session.request({ ':path': '/parcels' });
    await text(first);
    const told = once(session, 'goaway');
    const second = session.request({ ':path': '/parcels', cookie: cookies(60) });
    second.on('error', () => undefined);
    const [code, lastProcessed] = await told;
    expect([code, lastProcessed, second.id]).toEqual([13, first.id, 3]);
    session.destroy();
  });

  test('what still is on its way when it is told is read: a reset would overtake the telling', async () => {
    const { url } = await started();
    const socket = connectSecurely({ port: Number(new URL(url).port), ca: cert, ALPNProtocols: ['h2'] });
    socket.allowHalfOpen = true;
    const send = promisify<Buffer>(socket.write.bind(socket));
    const frame = (type: number, body: Buffer, stream = 1) => {
      const head = Buffer.alloc(9);
      head.writeUIntBE(body.length, 0, 3);
      head[3] = type;
      head.writeUInt32BE(stream, 5);
      return Buffer.concat([head, body]);
    };
    const headers = 1;
    const settings = 4;
    const goaway = 7;
    const continuation = frame(9, Buffer.alloc(16_000));
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    socket.write(Buffer.concat([frame(settings, Buffer.alloc(0), 0), frame(headers, Buffer.alloc(0))]));
    for (let count = 0; count < 10; count++) socket.write(continuation);

    const code = await new Promise((resolve) => {
      let read = Buffer.alloc(0);
      socket.on('data', (part) => {
        read = Buffer.concat([read, part]);
        while (read.length > 9 && read.length >= 9 + read.readUIntBE(0, 3)) {
          if (read[3] === goaway) resolve(read.readUInt32BE(13));
          read = read.subarray(9 + read.readUIntBE(0, 3));
        }
      });
    });
    expect(code).toBe(13);
    for (let count = 0; count < 50; count++) await send(continuation);
    socket.end();
    await once(socket, 'close');
  });
});

const noBalancer = spawnSync('haproxy', ['-v']).status !== 0;
if (noBalancer)
  console.warn('Not tested: cookies through a balancer. There is no HAProxy (Debian: haproxy).');
(noBalancer ? test.skip : test)('the balancer lets them through, too', async () => {
  const port = await freePort();
  const given = await readFile(join(__dirname, '../../../deploy/haproxy/haproxy.cfg'), 'utf8');
  const file = join(setup.site.store, 'haproxy.cfg');
  const { host } = new URL(setup.gateway.url);
  await writeFile(
    file,
    given
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      .replace(/server-template gateway .*/, `server gateway ${host}`),
  );
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  try {
    const asked = (cookie: string) => ask(`http://127.0.0.1:${port}`, '/', { headers: { cookie } });
    while ((await asked('').catch(() => undefined))?.status !== 200) await wait(20);
    expect((await asked(sixty)).status).toBe(200);
  } finally {
    balancer.kill('SIGKILL');
  }
});
