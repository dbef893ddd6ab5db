import { registrySchema } from '@console/remote/registry';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { delegationSchema } from './chain/delegation';
import { jsonReader } from './jsonReader';
import { envelopeReader, seal } from './signing/envelope';
import type { SigningKey } from './signing/keys';

/** Path of the registry in a store: the one pointer of a site. */
export const registryPath = 'registry.json';

/** Folder of the registries that were, in a store. */
export const historyFolder = 'history/';

/** Path of the registry of a revision, kept for good. */
export const historyPath = (revision: number): string => `${historyFolder}${revision}.json`;

const registryType = 'application/vnd.console.registry+json';

const whatSchema = {
  type: 'object',
  required: ['command'],
  properties: {
    command: {
      enum: [
        'release',
        'rollback',
        'rollout',
        'finish',
        'stop',
        'pin',
        'unpin',
        'add key',
        'replace key',
        'withdraw key',
        'confirm',
      ],
    },
    /** Remote that it is about; changes of who may release are about none. */
    remote: { type: 'string' },
    /** Key of the build that it is about. */
    build: { type: 'string' },
    /** Share of the users who get the build. */
    percent: { type: 'number' },
    /** Audience of the pinned user. */
    audience: { type: 'string' },
    /** Team whose right to release it is about. */
    team: { type: 'string' },
  },
} as const satisfies JSONSchema;

const changeSchema = {
  type: 'object',
  required: ['at', 'by', 'reason', 'what'],
  properties: {
    /** When, as ISO 8601. */
    at: { type: 'string', minLength: 1 },
    /** Who: an address, or the name of an account. */
    by: { type: 'string', minLength: 1 },
    reason: { type: 'string', minLength: 1 },
    what: whatSchema,
  },
} as const satisfies JSONSchema;

/** Schema of the signed content: a registry, the change that made it, which registry was changed, and who may release. */
const signedRegistrySchema = {
  type: 'object',
  required: ['registry', 'change', 'previous'],
  properties: {
    registry: registrySchema,
    change: changeSchema,
    /** Digest of the envelope before, null for the first one. */
    previous: { anyOf: [{ type: 'string', pattern: '^sha256-[A-Za-z0-9+/]{43}=$' }, { type: 'null' }] },
    /** Keys of teams. @defaultValue the site has none, and never had */
    delegations: { type: 'array', items: delegationSchema },
  },
} as const satisfies JSONSchema;

/** The content of a signed registry, checked by {@link signedRegistrySchema}. */
export type SignedRegistry = FromSchema<typeof signedRegistrySchema>;
/** A change of a registry: when, by whom, why and what. */
export type Change = FromSchema<typeof changeSchema>;
/** Description of a change. */
export type Changed = FromSchema<typeof whatSchema>;

/** A reader of what the envelope of a registry holds. */
export const readContent = jsonReader<SignedRegistry>('The registry', signedRegistrySchema);

/**
 * Signs a registry.
 * @returns the text of `registry.json`.
 * @throws UnreadableError when the registry does not match its schema: a registry that no gateway could read is not signed.
 */
export function signRegistry(content: SignedRegistry, key: SigningKey): string {
  const text = JSON.stringify(content);
  readContent(text);
  return seal(registryType, Buffer.from(text), key);
}

/** A reader of the envelope of a registry, which may have been signed by anybody. */
export const openRegistry = envelopeReader('The registry', registryType);
