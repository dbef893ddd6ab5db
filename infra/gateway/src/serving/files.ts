import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

/** A folder of files and how it is served. */
interface ServedFolder {
  /** Path of the folder on the gateway's origin, `/assets`. */
  readonly path: string;
  /** Folder on disk, absolute. */
  readonly folder: string;
  /** Allows pages of other sites to use the files: remotes and what embeds them. */
  readonly shared: boolean;
  /** File that is served for the folder itself. @defaultValue none */
  readonly index?: string;
  /** Serves what is not in the folder. @defaultValue the 404 of the gateway */
  readonly otherwise?: RouteHandlerMethod;
  /** True for a file that never changes under its name, by its path below the folder. */
  readonly immutable: (file: string) => boolean;
}

/** Scripts for pages of other sites that pin them, below `/embed`: in a folder that is named by their content. */
export const pinnedFile = /^[0-9a-f]{16}\/[\w.]+$/;

/** True for a path with a hash of the content, `main.1f0c9d2e.js` or `0123456789abcdef/embed.js`. */
export const namedByContent = (file: string) => /\.[0-9a-f]{8,}\.\w+$/.test(file) || pinnedFile.test(file);

/** Lets pages of other sites load what is answered. */
export const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** Caching of what never changes under its name. */
export const year = 'public, max-age=31536000, immutable';

/**
 * Serves a folder of built files. A file that lies there compressed (`.br`, `.gz` beside it) is sent compressed to
 * those who accept it; what is not there is left to the 404 of the gateway.
 */
export async function serveFiles(
  server: FastifyInstance,
  { path, folder, shared, index, otherwise, immutable }: ServedFolder,
) {
  const register = async (scope: FastifyInstance) => {
    if (otherwise) scope.setNotFoundHandler(otherwise);
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode >= 400) return;
      reply.header('vary', 'accept-encoding');
      if (shared) reply.headers(openToAll);
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      preCompressed: true,
      decorateReply: false,
      index: index ?? false,
      redirect: index !== undefined,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, file) => {
        // The file sent may be the compressed one.
        const name = relative(folder, file)
          .replaceAll('\\', '/')
          .replace(/\.(br|gz)$/, '');
        response.setHeader('cache-control', immutable(name) ? year : 'no-cache');
      },
    });
  };
  await server.register(register, { prefix: path });
}
