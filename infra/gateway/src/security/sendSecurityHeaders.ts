import type { FastifyInstance } from 'fastify';
import { filePaths, isBelow, isProxied, signInPaths } from '../options';
import type { securityHeaders } from './securityHeaders';

/** Which headers the answer of a path gets. */
function kindOf(path: string): keyof ReturnType<typeof securityHeaders> {
  if (isBelow(path, '/docs')) return 'documentation';
  // The folder itself is no file: its address shows the console, which says that nothing is there.
  if (filePaths.some((folder) => path.startsWith(`${folder}/`))) return 'file';
  if (path === signInPaths.link) return 'form';
  return isProxied(path) ? 'service' : 'own';
}

/**
 * Puts the security headers on every answer, last of all, so that nothing that comes from the service replaces
 * them. A folder that opens its files to other sites sets `Cross-Origin-Resource-Policy` itself, and that is kept.
 */
export function sendSecurityHeaders(
  server: FastifyInstance,
  headers: ReturnType<typeof securityHeaders>,
): void {
  server.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    for (const [name, value] of Object.entries(headers[kindOf(path)]))
      if (name !== 'cross-origin-resource-policy' || !reply.hasHeader(name)) reply.header(name, value);
  });
}
