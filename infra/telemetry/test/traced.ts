import Fastify from 'fastify';
import { traceRequests } from '../src';

/** Answers one request while it is traced, and prints the trace as the service would get it. */
const server = Fastify();
await traceRequests(server, { service: 'console-test', version: '1.0.0', believed: false });
server.get('/items/:name', async (request) => ({ trace: request.headers.traceparent }));
const answer = await server.inject({
  url: '/items/a?token=secret',
  headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
});
await server.close();
console.log(answer.json().trace);
