import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { cardSchema } from './card';
import { areaSchema, pageProperties } from './navigation';
import { newsSchema } from './news';
import { searchSchema } from './search';
import { addressSchema, textsSchema } from './texts';
import { tourStopSchema } from './tour';

/** Version of the contract between shell and remotes that this package implements (semantic version). */
export const contractVersion = '2.39.0';

/**
 * Something a remote offers to do, found in the command palette: a page of it that needs no record, or that does
 * something with the text that was typed or pasted there.
 */
export const actionSchema = {
  type: 'object',
  required: ['label', 'path'],
  additionalProperties: false,
  properties: {
    /** Label of the action. */
    label: textsSchema,
    /** Page it opens; `{text}` stands for the text it takes, and it is offered for such texts only. */
    path: addressSchema,
    /** Regular expression of texts that it takes: an address, an EPC. Since contract 2.35. @defaultValue it takes none */
    takes: { type: 'string', minLength: 1 },
    /**
     * The text is a secret: it becomes the search of the page, which has to be private, and stands in no address. Since
     * contract 2.35. @defaultValue false
     */
    secret: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** The oldest version of the service that a remote works with, in the service's own numbering: `{ version: '2024.2' }`. */
export const serviceNeedSchema = {
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: { version: { type: 'string', pattern: '^\\d' } },
} as const satisfies JSONSchema;

/**
 * Contributions of a remote, as data: the shell and the gateway decide from it, before any code of the remote runs,
 * which addresses it serves and what to fetch ahead.
 */
export const remoteDeclarationSchema = {
  $id: 'remote-declaration',
  type: 'object',
  required: ['name', 'contract', 'owner', 'areas', 'routes'],
  additionalProperties: false,
  properties: {
    /** Name of the remote, also its folder below `/remotes/`. */
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,39}$' },
    /** Range of contract versions the remote works with: `^2.0.0`. */
    contract: { type: 'string', pattern: '^\\^\\d+\\.\\d+\\.\\d+$' },
    /** The team that an administrator can turn to. */
    owner: { type: 'string', minLength: 1, maxLength: 80 },
    /**
     * The areas of the console that the remote serves, with what the navigation shows of them. Those that the
     * documents describe are in `publishedAreas`.
     */
    areas: { type: 'array', minItems: 1, items: areaSchema },
    /** @defaultValue any version will do. */
    service: serviceNeedSchema,
    /** Actions that the remote offers. @defaultValue none beyond its pages. */
    actions: { type: 'array', items: actionSchema },
    /** Cards of the remote for the overview. @defaultValue none */
    cards: { type: 'array', items: cardSchema },
    /** Sources of what happened, for the overview. Since contract 2.30. @defaultValue none */
    news: { type: 'array', items: newsSchema },
    /** The records that the command palette finds. @defaultValue those whose list was opened. */
    search: { type: 'array', items: searchSchema },
    /** Where the guided tour of a first visit stops on its pages. @defaultValue nowhere. */
    tour: { type: 'array', items: tourStopSchema },
    routes: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['path', 'page'],
        additionalProperties: false,
        properties: {
          ...pageProperties,
          /** Name of the page, of its file (`JobsPage.tsx`) and of its chunk. */
          page: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' },
          /**
           * First requests of the page, as GET paths; parameters of the address are filled in. The shell asks for them
           * while code is still on its way.
           */
          prefetch: { type: 'array', items: { type: 'string', pattern: '^/[^\\s#]*$' } },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A remote as its team declares it, see {@link remoteDeclarationSchema}. */
export type RemoteDeclaration = FromSchema<typeof remoteDeclarationSchema>;

/** One address pattern of a remote with the page that answers it. */
export type RouteDeclaration = RemoteDeclaration['routes'][number];
