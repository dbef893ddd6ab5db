import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { actionSchema, areas } from '../contract/declaration';
import { tourStopSchema } from '../contract/tour';

const digest = { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' } as const;

/**
 * The registry: which remote runs in which build. It is the one pointer of a deployment; the builds themselves
 * are immutable folders `/remotes/<name>/<version>-<hash>/`.
 */
export const registrySchema = {
  $id: 'registry',
  type: 'object',
  required: ['schema', 'revision', 'remotes'],
  properties: {
    schema: { const: 1 },
    /** Counts the changes of the registry. */
    revision: { type: 'integer', minimum: 0 },
    remotes: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'name',
          'version',
          'build',
          'base',
          'entry',
          'container',
          'federation',
          'contract',
          'owner',
          'areas',
          'routes',
          'integrity',
        ],
        properties: {
          name: { type: 'string' },
          /** Version of the remote's package. */
          version: { type: 'string' },
          /** Content hash of the build. */
          build: { type: 'string' },
          /** Folder of the build, with a slash at both ends. */
          base: { type: 'string', pattern: '^/remotes/[a-z0-9-]+/[A-Za-z0-9.-]+/$' },
          /** File of the federation container below `base`. */
          entry: { type: 'string' },
          /** Global name of the container; carries the build, so that two builds can live in one page. */
          container: { type: 'string' },
          /** Version of the federation runtime the remote was built with. */
          federation: { type: 'string' },
          /** Range of contract versions the remote works with. */
          contract: { type: 'string' },
          owner: { type: 'string' },
          areas: { type: 'array', items: { type: 'string', enum: areas } },
          actions: { type: 'array', items: actionSchema },
          tour: { type: 'array', items: tourStopSchema },
          routes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['path', 'page', 'files', 'shares'],
              properties: {
                path: { type: 'string' },
                page: { type: 'string' },
                /** GET paths to ask the service for ahead. */
                prefetch: { type: 'array', items: { type: 'string' } },
                /** Files below `base` that the page needs at once, the entry first. */
                files: { type: 'array', items: { type: 'string' } },
                /** Shared modules that the page takes from the shell. */
                shares: { type: 'array', items: { type: 'string' } },
              },
            },
          },
          /** Pins of the entry and of every file that a route names. */
          integrity: { type: 'object', additionalProperties: digest },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Registry = FromSchema<typeof registrySchema>;
/** A remote as the registry knows it: one build of it, and how to check that it is whole. */
export type RegisteredRemote = Registry['remotes'][number];
export type RegisteredRoute = RegisteredRemote['routes'][number];
