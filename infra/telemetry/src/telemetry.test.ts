import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify, { LogController } from 'fastify';
import {
  logRequests,
  measureRequests,
  metricsSettings,
  Registry,
  requestIds,
  serveMetrics,
  traceRequests,
} from '.';

/** A server that logs into a list, with one address. */
function observed(believed = false) {
  const lines: Record<string, unknown>[] = [];
  const server = Fastify({
    genReqId: requestIds(believed),
    logger: { level: 'info', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  return { server, lines };
}

test('each request is logged with an id, and without query, headers and body', async () => {
  const { server, lines } = observed();
  logRequests(server);
  server.post('/items/:name', async (request) => ({ id: request.headers['x-request-id'] }));
  const answer = await server.inject({
    method: 'POST',
    url: '/items/secret-name?token=secret-token',
    headers: { authorization: 'JWT secret-header', 'x-request-id': 'chosen' },
    payload: { password: 'secret-body' },
  });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.json()).toEqual({ id });
  expect(lines).toEqual([
    expect.objectContaining({ reqId: id, method: 'POST', route: '/items/:name', status: 200 }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-(token|header|body)/);
  await server.close();
});

test('what is asked all the time is logged when its status has changed', async () => {
  const { server, lines } = observed();
  logRequests(server, ['/readyz']);
  let status = 200;
  server.get('/readyz', async (_request, reply) => reply.code(status).send({}));
  for (status of [200, 200, 503, 503, 200, 200]) await server.inject('/readyz');
  await server.inject('/nowhere');
  expect(lines.map((line) => line.status)).toEqual([503, 200, 404]);
  await server.close();
});

test.each([
  [true, 'a1b2-c3', true],
  [true, 'a\nb', false],
  [true, 'x'.repeat(65), false],
  [false, 'a1b2-c3', false],
])('an id is taken over from a proxy that is trusted, if it is one: %s %j', (believed, given, taken) => {
  expect(requestIds(believed)({ headers: { 'x-request-id': given } }) === given).toBe(taken);
});

test('requests are counted by pattern, so that invented addresses make no new series', async () => {
  const { server } = observed();
  const registry = new Registry();
  measureRequests(server, registry, 'console_test');
  server.get('/items/:name', async () => 'one');
  for (const url of ['/items/a', '/items/b', '/nowhere', '/elsewhere']) await server.inject({ url });
  const text = await registry.metrics();
  expect(text).toContain('console_test_requests_total{method="GET",route="/items/:name",status="200"} 2');
  expect(text).toContain('console_test_requests_total{method="GET",route="none",status="404"} 2');
  expect(text).toContain('console_test_request_duration_seconds_count{route="/items/:name"} 2');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('nowhere');
  await server.close();
});

test('metrics are at an address of their own, for who has the token', async () => {
  const served = await serveMetrics(new Registry(), { port: 0, host: '127.0.0.1', token: 'let-me' });
  const status = async (path: string, authorization?: string) =>
    (await fetch(new URL(path, served.url), { headers: authorization ? { authorization } : {} })).status;
  expect(await status('/metrics')).toBe(401);
  expect(await status('/metrics', 'Bearer other')).toBe(401);
  expect(await status('/metrics', 'Bearer let-me')).toBe(200);
  expect(await status('/', 'Bearer let-me')).toBe(404);
  await served.close();
});

test('metrics are served only where a port is named', () => {
  expect(metricsSettings({})).toBeUndefined();
  expect(metricsSettings({ METRICS_PORT: '9464' })).toEqual({ port: 9464 });
  expect(() => metricsSettings({ METRICS_PORT: 'many' })).toThrow("METRICS_PORT is 'many'");
});

test('a collector that is named gets a span of each request, and the service the trace', async () => {
  const sent: string[] = [];
  const collector = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    sent.push(text);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  // In a process of its own: the exporter loads its parts by native imports, which Jest's sandbox does not have.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', join(__dirname, '../test/traced.ts')],
    {
      cwd: join(__dirname, '..'),
      env: {
        ...process.env,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      },
    },
  );
  collector.closeAllConnections();
  collector.close();
  const [, trace = ''] = stdout.trim().split('-');
  expect(trace).toMatch(/^(?!1+$)[0-9a-f]{32}$/);
  expect(sent.join()).toContain(trace);
  expect(sent.join()).toContain('GET /items/:name');
  expect(sent.join()).not.toContain('secret');
});

test('nothing is traced where no collector is named', async () => {
  const { server } = observed();
  await traceRequests(server, { service: 'console-test', version: '1.0.0', believed: false }, {});
  server.get('/', async (request) => ({ trace: request.headers.traceparent ?? null }));
  expect((await server.inject('/')).json()).toEqual({ trace: null });
  await server.close();
});
