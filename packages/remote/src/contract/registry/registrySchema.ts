import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { cardSchema } from '../card';
import { actionSchema, serviceNeedSchema } from '../declaration';
import { areaSchema, pageProperties } from '../navigation';
import { newsSchema } from '../news';
import { searchSchema } from '../search';
import { tourStopSchema } from '../tour';

/**
 * A part of a declaration as the registry holds it: builds of a newer contract may say more, and must not make the
 * registry unreadable for those who know less.
 */
const tolerant = <Schema>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  );

const digest = { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' } as const;

/** Name of a build among those of its remote, `1.2.0-4f1c0a9be3d2`: version and content hash. */
const buildKeySchema = { type: 'string', pattern: '^[A-Za-z0-9.-]+$' } as const;

/** Ranges of the shared modules that must not differ from the shell's, by package: `{ react: '^19.3.1' }`. */
const sharedSchema = { type: 'object', additionalProperties: { type: 'string' } } as const;

/** One build of a remote, with everything that is needed to decide about it and to load it. */
export const buildManifestSchema = {
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
    'shared',
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
    shared: sharedSchema,
    service: serviceNeedSchema,
    owner: { type: 'string' },
    areas: { type: 'array', items: /*#__PURE__*/ tolerant(areaSchema) },
    actions: { type: 'array', items: /*#__PURE__*/ tolerant(actionSchema) },
    cards: { type: 'array', items: /*#__PURE__*/ tolerant(cardSchema) },
    news: { type: 'array', items: /*#__PURE__*/ tolerant(newsSchema) },
    search: { type: 'array', items: /*#__PURE__*/ tolerant(searchSchema) },
    tour: { type: 'array', items: /*#__PURE__*/ tolerant(tourStopSchema) },
    routes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'page', 'files', 'shares'],
        properties: {
          ...pageProperties,
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
    /**
     * File below `base` with the declared texts in other languages, see {@link BuildLanguages}; pinned by `integrity`.
     * @defaultValue the build is English. Since contract 2.10.
     */
    languages: { type: 'string', pattern: '^[A-Za-z0-9._/-]+\\.json$' },
    /** Pins of all scripts and styles but those of languages, by path below `base`. Documents have those of pages. */
    integrity: { type: 'object', additionalProperties: digest },
    /** Bytes that the first visit of its heaviest page takes, compressed; decided by the release. */
    weight: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

/** A build that ran before: enough to decide whether it fits; the rest is in its record, a file of the build. */
const previousBuildSchema = {
  type: 'object',
  required: ['version', 'build', 'base', 'federation', 'contract', 'shared', 'record'],
  properties: {
    version: { type: 'string' },
    build: { type: 'string' },
    base: buildManifestSchema.properties.base,
    federation: { type: 'string' },
    contract: { type: 'string' },
    shared: sharedSchema,
    service: serviceNeedSchema,
    /** Pin of {@link manifestFile} below `base`, which holds the build as a {@link BuildManifest}. */
    record: digest,
    /** True after it was taken back, by a rollback or in the middle of a rollout: nobody is led to it any more. */
    withdrawn: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** File below the folder of a build that says of it what the registry would. */
export const manifestFile = 'registered.json';

/** A declared text in another language: as it is, or compiled where it has values or plurals. */
const declaredTextSchema = { anyOf: [{ type: 'string' }, { type: 'array' }] } as const;

/**
 * The file that a build names as its `languages`: what is declared in other languages, and the pins of the scripts with
 * the texts of its pages. The registry is fetched by everybody before the first paint, this file by those who need it.
 */
export const buildLanguagesSchema = {
  type: 'object',
  required: ['texts', 'files'],
  properties: {
    /** By language and English text: `{ de: { 'New recipe': 'Neues Rezept' } }`. */
    texts: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: declaredTextSchema },
    },
    /** Pins of scripts by their path below the folder of this file. */
    files: { type: 'object', additionalProperties: digest },
  },
} as const satisfies JSONSchema;

/** File below the folder of a build with its software bill of materials (CycloneDX, JSON). */
export const materialsFile = 'bom.json';

/** File below the folder of a build with the licences of the libraries in it, in full. */
export const licensesFile = 'licenses.txt';

/** Why an administrator took a remote out of service, with time (ISO 8601) and name. */
export const switchedOffSchema = {
  type: 'object',
  required: ['at', 'by', 'reason'],
  properties: { at: { type: 'string' }, by: { type: 'string' }, reason: { type: 'string' } },
} as const satisfies JSONSchema;

/**
 * The registry: which remote runs in which build, for whom. It is the one pointer of a deployment; the builds
 * themselves are immutable folders `/remotes/<name>/<version>-<hash>/`.
 */
export const registrySchema = {
  $id: 'registry',
  type: 'object',
  required: ['schema', 'revision', 'remotes'],
  properties: {
    schema: { const: 3 },
    /** Counts the changes of the registry. */
    revision: { type: 'integer', minimum: 0 },
    remotes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'current', 'builds', 'earlier'],
        properties: {
          name: { type: 'string' },
          /** The build that runs for everybody of whom nothing else is said. */
          current: buildKeySchema,
          /** A build that runs for a share of the users, in percent of them. */
          candidate: {
            type: 'object',
            required: ['build', 'percent'],
            properties: { build: buildKeySchema, percent: { type: 'number', minimum: 0, maximum: 100 } },
          },
          /** Builds that run for single users, by the user's {@link audienceOf audience}: the registry names nobody. */
          pinned: { type: 'object', additionalProperties: buildKeySchema },
          /** The builds that the three above name. */
          builds: { type: 'array', minItems: 1, items: buildManifestSchema },
          /** Builds that ran before, newest first. */
          earlier: { type: 'array', items: previousBuildSchema },
        },
      },
    },
    /** Remotes that administrators took out of service, by name; added by the gateway, not part of what is signed. */
    switchedOff: { type: 'object', additionalProperties: switchedOffSchema },
    /** Names of remotes that are going to be released and are not there yet; added by the gateway. */
    expected: { type: 'array', items: { type: 'string' } },
    /** Build of the shell that the gateway serves now; added by the gateway. */
    shell: {
      type: 'object',
      required: ['version', 'build'],
      properties: { version: { type: 'string' }, build: { type: 'string' } },
    },
  },
} as const satisfies JSONSchema;

/** The registry, see {@link registrySchema}. */
export type Registry = FromSchema<typeof registrySchema>;
/** Entry of the registry for one remote. */
export type RegistryEntry = Registry['remotes'][number];
/** A remote as the registry knows it: one build of it, and how to check that it is whole. */
export type BuildManifest = FromSchema<typeof buildManifestSchema>;
/** Texts of a build in other languages, see {@link buildLanguagesSchema}. */
export type BuildLanguages = FromSchema<typeof buildLanguagesSchema>;
/** An address of a build, and the files it needs. */
export type ManifestRoute = BuildManifest['routes'][number];
/** A build that ran before, see {@link previousBuildSchema}. */
export type PreviousBuild = FromSchema<typeof previousBuildSchema>;
/** Why a remote is out of service, see {@link switchedOffSchema}. */
export type SwitchedOff = FromSchema<typeof switchedOffSchema>;

/** Name of a build among those of its remote: `1.2.0-4f1c0a9be3d2`. */
export const buildKey = ({ version, build }: { readonly version: string; readonly build: string }): string =>
  `${version}-${build}`;
