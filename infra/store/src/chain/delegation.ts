import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { readVerifyingKey, type VerifyingKey } from '../signing/keys';

const names = { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' } } as const;

/** The right of a team to release by a key of its own. */
export const delegationSchema = {
  type: 'object',
  required: ['team', 'key', 'remotes', 'areas'],
  properties: {
    team: { type: 'string', minLength: 1 },
    /** Public key, PEM. */
    key: { type: 'string' },
    /** Remotes that the key may release. */
    remotes: names,
    /** Areas that these may serve; their addresses begin with the names of these. */
    areas: names,
  },
} as const satisfies JSONSchema;

/** The right of a team to release by a key of its own, see {@link delegationSchema}. */
export type Delegation = FromSchema<typeof delegationSchema>;

/** A key that was delegated, with what it may release. */
export interface DelegatedKey extends VerifyingKey {
  readonly delegation: Delegation;
}

/** Keys by their text: reading one takes longer than checking a signature by it. */
const known = new Map<string, VerifyingKey>();
const mostKnown = 1000;

function keyOf({ key, team }: Delegation): VerifyingKey {
  const present = known.get(key);
  // Stryker disable next-line ConditionalExpression: a key that is read once more is the same.
  if (present) return present;
  const read = readVerifyingKey(key, `The key of ${team}`);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: how many are kept is a matter of memory.
  if (known.size >= mostKnown) known.clear();
  known.set(key, read);
  return read;
}

/**
 * The key of a delegation.
 * @throws KeyError for text that is no key
 */
export const delegatedKey = (delegation: Delegation): DelegatedKey => ({ ...keyOf(delegation), delegation });
