import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect as connectHttp2, constants } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { ask } from '../../test/ask';
import { cert, key } from '../../test/certificate';
import { setUpGateways } from '../../test/gateways';

const setup = setUpGateways({ host: 'localhost', metrics: { port: 0, host: '127.0.0.1' } });

/** A service that begins no answer, or does not end the one that it has begun. */
let service: Server;
let serviceUrl: string;
beforeEach(async () => {
  service = createServer((request, response) => {
    if (request.url === '/api/begun')
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(() => service.close());

/** The end of the next request that reaches the service. */
async function asked(): Promise<{ readonly ended: Promise<unknown> }> {
  const [, response] = (await once(service, 'request')) as [IncomingMessage, ServerResponse];
  return { ended: once(response, 'close') };
}

const paths = ['/api/never', '/api/begun'];

test.each(paths)(
  'a request of %s whose connection is gone is called off, and is no failure of the service',
  async (path) => {
    const { url, metricsUrl = '' } = await setup.start({ host: '127.0.0.1', serviceUrl });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: console.example\r\n\r\n`);
    const { ended } = await asked();
    socket.destroy();
    await ended;
    await ask(url, '/livez');
    const metrics = await (await fetch(metricsUrl)).text();
    expect(metrics).toContain('console_gateway_proxy_failures_total{reason="gone"} 1');
    expect(metrics).not.toContain('reason="unreachable"');
  },
);

test.each(paths)(
  'a request of %s whose stream is reset is called off, and its connection goes on',
  async (path) => {
    const { url } = await setup.start({ serviceUrl, tls: { key, cert } });
    const session = connectHttp2(url, { ca: cert });
    const stream = session.request({ ':path': path });
    const { ended } = await asked();
    stream.close(constants.NGHTTP2_CANCEL);
    await ended;
    const [answer] = await once(session.request({ ':path': '/livez' }), 'response');
    expect(answer[':status']).toBe(200);
    session.destroy();
  },
);

test('streams that are reset at once do not stay with the service', async () => {
  const { url } = await setup.start({ serviceUrl, tls: { key, cert } });
  const session = connectHttp2(url, { ca: cert });
  await once(session, 'connect');
  const open = new Set<ServerResponse>();
  service.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  for (let count = 0; count < 300; count += 1)
    session.request({ ':path': '/api/never' }).close(constants.NGHTTP2_CANCEL);
  // One more than are asked at the same time would wait for ever, did the others not go.
  for (let count = 0; count < 130; count += 1) {
    const stream = session.request({ ':path': '/api/never' });
    const { ended } = await asked();
    stream.close(constants.NGHTTP2_CANCEL);
    await ended;
  }
  expect(open.size).toBe(0);
  session.destroy();
}, 30_000);
