import type { FastifyInstance } from 'fastify';
import { proxiedPaths } from '../options';
import type { securityHeaders } from './securityHeaders';

const isProxied = (path: string) =>
  proxiedPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Puts the security headers on every answer, last of all, so that nothing that comes from the service replaces
 * them. A folder that opens its files to other sites says so itself and keeps its word.
 */
export function sendSecurityHeaders(
  server: FastifyInstance,
  headers: ReturnType<typeof securityHeaders>,
): void {
  server.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const set = isProxied(path) ? headers.service : headers.own;
    for (const [name, value] of Object.entries(set))
      if (name !== 'cross-origin-resource-policy' || !reply.hasHeader(name)) reply.header(name, value);
  });
}
