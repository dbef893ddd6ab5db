import { join, resolve } from 'node:path';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { GatewayOptions } from '../options';
import { namedByContent, serveFiles } from './files';

/** Folders of the console on this machine, see {@link GatewayOptions}. */
interface ConsoleFolders extends Pick<GatewayOptions, 'shellDir' | 'embedDir' | 'galleryDir'> {
  /** Serves files of other builds of the shell. */
  readonly otherwise: RouteHandlerMethod;
}

/** Serves the files of the shell, those for pages that embed remotes, and the gallery where there is one. */
export async function serveFolders(
  server: FastifyInstance,
  { shellDir, embedDir = join(shellDir, 'embed'), galleryDir, otherwise }: ConsoleFolders,
): Promise<void> {
  await serveFiles(server, {
    path: '/assets',
    folder: join(shellDir, 'assets'),
    shared: false,
    otherwise,
    immutable: namedByContent,
  });
  await serveFiles(server, {
    path: '/embed',
    folder: resolve(embedDir),
    shared: true,
    otherwise,
    immutable: namedByContent,
  });
  if (galleryDir !== undefined)
    await serveFiles(server, {
      path: '/gallery',
      folder: resolve(galleryDir),
      shared: false,
      index: 'index.html',
      immutable: namedByContent,
    });
}
