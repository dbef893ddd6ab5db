import { needsCredentials } from '../brokers/rules';
import { isSameUser } from '../users/adapter';
import { type ComparedRecord, compareConfigurations } from './compare';
import {
  type Configuration,
  type ConfigurationRecord,
  isObject,
  isSecretReference,
  type Json,
  recordKey,
  type Secrets,
  type SectionName,
  sectionNames,
} from './document';
import { repeatedNames, type SystemState } from './readSystem';
import { refusalsOf } from './refusals';
import { secretReference, secretReferencesOf } from './secrets';
import { sections } from './sections';

/** Treatment of records that only the system has: left as they are, or deleted. */
export const applyModes = ['merge', 'overwrite'] as const;

/** Treatment of records that only the system has. */
export type ApplyMode = (typeof applyModes)[number];

/** Action planned for a record. `leave`: only the system has it, and it stays. */
export type PlannedAction = 'create' | 'change' | 'delete' | 'same' | 'leave';

/** Something that stands in the way of a change, or is worth knowing before it. */
export type PlanProblem =
  /** It names a record that will not be there. Where the service wants its id, it cannot even be sent. */
  | {
      readonly problem: 'missing-reference';
      readonly section: SectionName;
      readonly name: string;
      readonly field: string;
    }
  /** It is to be deleted, and this one, which stays, names it. */
  | { readonly problem: 'still-used'; readonly section: SectionName; readonly name: string }
  /** The service keeps it as it is. */
  | { readonly problem: 'built-in' }
  /** Nobody deletes the own user. */
  | { readonly problem: 'own-user' }
  /** It needs a password or key that is in no bundle. */
  | { readonly problem: 'secret'; readonly reference: string }
  /** Several records of the system have this name. */
  | { readonly problem: 'repeated' }
  /** The rules of the service do not allow it. */
  | { readonly problem: 'refused'; readonly reason: string };

/**
 * Plan for a password or key, told without showing it:
 * - `changed`: the service has another one;
 * - `same`: the service has this one;
 * - `set`: it is sent, and the service does not tell whether it has it already;
 * - `kept`: the service does not tell what it has, and nothing else of the record changes, so it is not sent.
 */
export type SecretState = 'changed' | 'same' | 'set' | 'kept';

/** A password or key that is known for a record, and what becomes of it. */
export interface PlannedSecret {
  readonly reference: string;
  readonly state: SecretState;
}

/** Action planned for a record, with the secrets and problems known beforehand. */
export interface PlannedChange extends ComparedRecord {
  readonly action: PlannedAction;
  /** Of the passwords and keys that are at hand; of others nothing is done. */
  readonly secrets: readonly PlannedSecret[];
  readonly problems: readonly PlanProblem[];
}

/** Actions that applying a configuration would take. */
export interface ApplyPlan {
  /** In the order in which it is done: what is new or changed by section, then what is deleted, backwards. */
  readonly changes: readonly PlannedChange[];
  /** Sections of the configuration that the service does not have. */
  readonly unsupported: readonly SectionName[];
}

interface PlanOptions {
  readonly mode: ApplyMode;
  /** Keys of changes that are not to be made. @defaultValue all are */
  readonly excluded?: ReadonlySet<string>;
  /** @defaultValue none */
  readonly secrets?: Secrets;
}

/** True for an action that changes the system. */
export const isEffective = ({ action }: Pick<PlannedChange, 'action'>): boolean =>
  action === 'create' || action === 'change' || action === 'delete';

/** True for a problem that keeps a change from being sent at all; of others the service decides. */
export const preventsSending = ({ problem }: PlanProblem): boolean =>
  problem === 'built-in' || problem === 'own-user' || problem === 'secret' || problem === 'repeated';

const actionOf = ({ difference }: ComparedRecord, mode: ApplyMode): PlannedAction => {
  if (difference === 'added') return 'create';
  if (difference === 'changed') return 'change';
  if (difference === 'same') return 'same';
  return mode === 'overwrite' ? 'delete' : 'leave';
};

/** States of those secrets of a record that are at hand. */
function secretsOf(
  { section, key, difference, after }: ComparedRecord,
  { stored }: SystemState,
  secrets: Secrets,
): readonly PlannedSecret[] {
  if (!after) return [];
  return secretReferencesOf(section, after).flatMap((reference): PlannedSecret[] => {
    const given = secrets.get(reference);
    const present = stored.get(key)?.secrets?.get(reference);
    if (given === undefined) return [];
    if (present !== undefined) return [{ reference, state: present === given ? 'same' : 'changed' }];
    return [{ reference, state: difference === 'same' ? 'kept' : 'set' }];
  });
}

/** Decides what applying a configuration to a system does, record by record, and what stands in the way of it. */
export function planChanges(
  wanted: Configuration,
  state: SystemState,
  { mode, excluded = new Set(), secrets = new Map() }: PlanOptions,
): ApplyPlan {
  const compared = compareConfigurations(state.configuration, wanted).map((record) => {
    const told = secretsOf(record, state, secrets);
    const changed = record.difference === 'same' && told.some((each) => each.state === 'changed');
    return { ...record, secrets: told, action: changed ? ('change' as const) : actionOf(record, mode) };
  });
  const chosen = compared.filter((change) => isEffective(change) && !excluded.has(change.key));
  const after = recordsAfter(state, chosen);
  const users = usersOf(after);
  const repeated = new Set(
    repeatedNames(state.configuration).map(({ section, name }) => recordKey(section, name)),
  );
  const context = {
    operationOf: (name: string) => {
      const operation = after.get(recordKey('readerConfigurations', name))?.operation;
      return typeof operation === 'string' ? operation : undefined;
    },
    ...(state.region && { region: state.region }),
  };

  const problemsOf = (change: Omit<PlannedChange, 'problems'>): PlanProblem[] => {
    const { section, name, key, action } = change;
    const stored = state.stored.get(key);
    if (!isEffective(change)) return [];
    if (repeated.has(key)) return [{ problem: 'repeated' }];
    if (action === 'delete') {
      if (stored?.builtIn) return [{ problem: 'built-in' }];
      if (section === 'users' && state.user && isSameUser(name, state.user)) return [{ problem: 'own-user' }];
      return (users.get(key) ?? []).map((user) => ({ problem: 'still-used', ...user }));
    }
    // The service has a record of this name that is in no bundle: its own.
    if (action === 'create' && stored) return [{ problem: 'built-in' }];
    const { after: record } = change;
    if (!record) return [];
    return [
      ...sections[section]
        .references(record)
        .filter((reference) => {
          const named = recordKey(reference.section, reference.name);
          return !after.has(named) && !isHidden(state, named);
        })
        .map((reference) => ({ problem: 'missing-reference', ...reference }) as const),
      ...secretsNeeded(section, record, action)
        .filter((reference) => !secrets.has(reference) && !stored?.secrets?.has(reference))
        .map((reference) => ({ problem: 'secret', reference }) as const),
      ...refusalsOf(section, record, context).map((reason) => ({ problem: 'refused', reason }) as const),
    ];
  };

  const changes = compared.map((change): PlannedChange => ({ ...change, problems: problemsOf(change) }));
  return {
    changes: [...changes.filter(({ action }) => action !== 'delete'), ...deletions(changes)],
    unsupported: sectionNames.filter((name) => wanted[name]?.length && !state.configuration[name]),
  };
}

/** Deletions from the last section to the first, since what names others goes before them. */
function deletions(changes: readonly PlannedChange[]): PlannedChange[] {
  const order = (section: SectionName) => sectionNames.indexOf(section);
  return changes
    .filter(({ action }) => action === 'delete')
    .sort((one, other) => order(other.section) - order(one.section));
}

/** A record that the service has, and no bundle. */
const isHidden = ({ stored, configuration }: SystemState, key: string): boolean => {
  const [section = ''] = key.split('/');
  const shown = configuration[section as SectionName] ?? [];
  return stored.has(key) && !shown.some(({ name }) => recordKey(section as SectionName, name) === key);
};

/** The records that are there once the chosen changes are made, by key. */
function recordsAfter(
  { configuration }: SystemState,
  chosen: readonly (ComparedRecord & { readonly action: PlannedAction })[],
): ReadonlyMap<string, ConfigurationRecord> {
  const records = new Map<string, ConfigurationRecord>();
  for (const section of sectionNames)
    for (const record of configuration[section] ?? []) records.set(recordKey(section, record.name), record);
  for (const { key, action, after } of chosen) {
    if (action === 'delete') records.delete(key);
    else if (after) records.set(key, after);
  }
  return records;
}

/** Who names whom, by the key of who is named. */
function usersOf(
  records: ReadonlyMap<string, ConfigurationRecord>,
): ReadonlyMap<string, { readonly section: SectionName; readonly name: string }[]> {
  const users = new Map<string, { section: SectionName; name: string }[]>();
  for (const [key, record] of records) {
    const section = key.slice(0, key.indexOf('/')) as SectionName;
    for (const reference of sections[section].references(record)) {
      const named = recordKey(reference.section, reference.name);
      users.set(named, [...(users.get(named) ?? []), { section, name: record.name }]);
    }
  }
  return users;
}

/** The secrets a record cannot be stored without. What is there already keeps its own, unless the service wants it anew. */
function secretsNeeded(
  section: SectionName,
  record: ConfigurationRecord,
  action: PlannedAction,
): readonly string[] {
  switch (section) {
    case 'users':
      return action === 'create' ? [secretReference('users', record.name, 'password')] : [];
    case 'brokers': {
      const needed = isSecretReference(record.password) || needsCredentials(String(record.type));
      return action === 'create' && needed ? [secretReference('brokers', record.name, 'password')] : [];
    }
    case 'settings':
      return Object.values(isObject(record.authConfig) ? record.authConfig : {}).flatMap((value: Json) =>
        isSecretReference(value) ? [value.secret] : [],
      );
    default:
      return [];
  }
}
