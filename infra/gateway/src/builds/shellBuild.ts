import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const pinnedFile = {
  type: 'object',
  required: ['file', 'integrity'],
  properties: {
    /** Name below `/assets/`. */
    file: { type: 'string', minLength: 1 },
    integrity: { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' },
  },
} as const;

const pageFile = {
  ...pinnedFile,
  properties: {
    ...pinnedFile.properties,
    /** Runs before the shell: it draws the page while the rest is on its way. */
    first: { type: 'boolean' },
  },
} as const;

/** Schema of the `build.json` of a shell. */
export const shellBuildSchema = {
  $id: 'shell-build',
  type: 'object',
  required: ['kind', 'version', 'build', 'contract', 'federation', 'shared', 'boot', 'entries', 'shares'],
  properties: {
    kind: { const: 'shell' },
    version: { type: 'string' },
    /** Stands for the sources of the build. */
    build: { type: 'string' },
    /** Version of the contract with remotes. */
    contract: { type: 'string' },
    /** Version of the federation runtime. */
    federation: { type: 'string' },
    /** Versions of the shared modules that must not differ, by package. */
    shared: { type: 'object', additionalProperties: { type: 'string' } },
    /** The script that runs before everything else. */
    boot: pinnedFile,
    /** The same with the frame of the console, for browsers that have it already: see `bootFor`. */
    frame: pinnedFile,
    /** The scripts that start the shell, in order. */
    entries: { type: 'array', minItems: 1, items: pinnedFile },
    /** Style sheets of the document. */
    styles: { type: 'array', items: pinnedFile },
    /** Image of the browser's tab, as an address that holds it: a file of its own would cost a request. */
    inlineIcon: { type: 'string', pattern: '^data:image/' },
    /** The same as a file, of shells that have no `inlineIcon`. */
    icon: pinnedFile,
    /** Addresses without a page of their own and where they lead, `/` among them. */
    indexes: { type: 'object', additionalProperties: { type: 'string' } },
    /** The files of pages that the shell draws itself, by their address. */
    pages: { type: 'object', additionalProperties: { type: 'array', items: pageFile } },
    /** The files that give a remote a shared module, by the key it asks for. */
    shares: { type: 'object', additionalProperties: { type: 'array', items: pinnedFile } },
    /**
     * True for a shell that needs only the pins of pages in its document: what bundles load later they check by the
     * pins in their entry. @defaultValue it needs all
     */
    pinsOfPagesSuffice: { type: 'boolean' },
    /**
     * True for a shell whose boot script starts the entries of a document that leaves them to it, in a template.
     * @defaultValue the document starts them
     */
    startsEntries: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** Content of the `build.json` of a shell, checked by {@link shellBuildSchema}. */
export type ShellBuild = FromSchema<typeof shellBuildSchema>;
/** A file of the shell with the hash that browsers check it by. */
export type PinnedFile = FromSchema<typeof pinnedFile>;

/** Address of a file of the shell's build. */
export const assetPath = (file: string) => `/assets/${file}`;

/** Scripts that every document starts with, in the order in which they run: their addresses and digests. */
export const startScripts = ({ boot, entries }: ShellBuild) =>
  [boot, ...entries].map(({ file, integrity }) => ({ href: assetPath(file), integrity }));
