import {
  type ApplyMode,
  type ApplyPlan,
  type Configuration,
  isEffective,
  type KeptFields,
  keepFields,
  type PlannedChange,
  planChanges,
  type ReadDocument,
  type RunToUndo,
  type Secrets,
  type SectionName,
  type SystemState,
  undoRun,
} from '@console/api-client/configuration-bundle';

/** A configuration that was read from files, and the service as it was then. */
export interface Preview {
  readonly document: ReadDocument;
  readonly state: SystemState;
  readonly mode: ApplyMode;
  /** The text that was read. @defaultValue it was read from files */
  readonly text?: string;
  /** Run that is taken back, in place of what a document says. @defaultValue the document counts */
  readonly undo?: RunToUndo;
}

/** An apply before it runs: what was read, what is left out of it, and the question that is asked. */
export interface Applying {
  /** Undefined until something was read. */
  readonly preview: Preview | undefined;
  /** Secrets that were typed, by reference. */
  readonly given: Secrets;
  /** References of those among them that were generated here, so that nobody knows them yet. */
  readonly generated: ReadonlySet<string>;
  /** Keys of changes that are not to be made. */
  readonly excluded: ReadonlySet<string>;
  /** Fields of changed records that stay as they are. */
  readonly kept: KeptFields;
  /** Records that do not change are shown, too. */
  readonly all: boolean;
  readonly asking: boolean;
  /** The service has changed since it was read: the plan is another one than what was seen. */
  readonly outdated: boolean;
}

/** An event of the page. */
export type ApplyEvent =
  | { readonly kind: 'read'; readonly preview: Preview }
  /** The document that was read has been edited; what was chosen and given counts for it, too. */
  | { readonly kind: 'edited'; readonly preview: Preview }
  | {
      readonly kind: 'secretsGiven';
      readonly secrets: Secrets;
      /** References of those that were generated here. */
      readonly generated: ReadonlySet<string>;
    }
  /** These changes are not wanted after all. */
  | { readonly kind: 'leftOut'; readonly keys: readonly string[] }
  /** Only these of the changes are wanted. */
  | { readonly kind: 'selected'; readonly keys: readonly string[] }
  /** A field of a record is to stay as it is, or to change after all. */
  | { readonly kind: 'fieldKept'; readonly key: string; readonly field: string; readonly isKept: boolean }
  | { readonly kind: 'allToggled' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered' }
  /** The service is not as it was when it was read. */
  | { readonly kind: 'foundChanged'; readonly state: SystemState }
  /** The changes are being made, from this state of the service. */
  | { readonly kind: 'begun'; readonly state: SystemState };

/** Nothing was read yet. */
export const notRead: Applying = {
  preview: undefined,
  given: new Map(),
  generated: new Set(),
  excluded: new Set(),
  kept: new Map(),
  all: false,
  asking: false,
  outdated: false,
};

/** Keys of records that were changed since a run that is taken back: they stay unless they are chosen. */
const changedSince = ({ undo, state }: Preview): readonly string[] =>
  undo ? undoRun(undo.made, state.configuration).changedSince : [];

/** Steps an apply on. Pure. */
export function stepApply(applying: Applying, event: ApplyEvent): Applying {
  const { preview } = applying;
  switch (event.kind) {
    case 'read':
      return {
        ...notRead,
        all: applying.all,
        preview: event.preview,
        excluded: new Set(changedSince(event.preview)),
      };
    case 'edited':
      return { ...applying, preview: event.preview };
    case 'secretsGiven':
      return {
        ...applying,
        given: new Map([...applying.given, ...event.secrets]),
        generated: event.generated,
      };
    case 'leftOut':
      return { ...applying, excluded: new Set([...applying.excluded, ...event.keys]) };
    case 'selected': {
      const wanted = new Set(event.keys);
      const { effective, chosen } = planOf(applying);
      const before = new Set(chosen.map(({ key }) => key));
      return {
        ...applying,
        excluded: new Set(effective.flatMap(({ key }) => (wanted.has(key) ? [] : [key]))),
        // A record of which nothing was to change is wanted with all of its fields.
        kept: new Map([...applying.kept].filter(([key]) => before.has(key) || !wanted.has(key))),
      };
    }
    case 'fieldKept': {
      const fields = new Set(applying.kept.get(event.key));
      if (event.isKept) fields.add(event.field);
      else fields.delete(event.field);
      return { ...applying, kept: new Map([...applying.kept, [event.key, fields]]) };
    }
    case 'allToggled':
      return { ...applying, all: !applying.all };
    case 'asked':
      return { ...applying, asking: true };
    case 'answered':
      return { ...applying, asking: false };
    case 'foundChanged':
      return preview
        ? { ...applying, preview: { ...preview, state: event.state }, outdated: true }
        : applying;
    case 'begun':
      return preview
        ? { ...applying, preview: { ...preview, state: event.state }, outdated: false }
        : applying;
  }
}

/** The plan of an apply, and what follows from it. */
export interface AppliedPlan {
  /** As it was read, with all fields. Undefined until something was read. */
  readonly plan: ApplyPlan | undefined;
  readonly secrets: Secrets;
  /** Changes that can be made. */
  readonly effective: readonly PlannedChange[];
  /** Those of them that are wanted, without the fields that stay. */
  readonly chosen: readonly PlannedChange[];
  /** Records among the chosen ones whose secrets are in no document, in the order of the changes. */
  readonly needs: readonly SecretNeed[];
}

/** A record that needs passwords or keys of whoever applies it. */
export interface SecretNeed {
  readonly key: string;
  readonly section: SectionName;
  readonly name: string;
  readonly references: readonly string[];
}

/** Secrets of the changes that are missing, or were until they were given. */
const needsOf = (changes: readonly PlannedChange[], given: Secrets): readonly SecretNeed[] =>
  changes.flatMap(({ key, section, name, problems, secrets }) => {
    const missing = problems.flatMap((problem) => (problem.problem === 'secret' ? [problem.reference] : []));
    const present = secrets.flatMap(({ reference }) => (given.has(reference) ? [reference] : []));
    const references = [...new Set([...present, ...missing])].sort();
    return references.length > 0 ? [{ key, section, name, references }] : [];
  });

/**
 * Plans an apply.
 *
 * @param state - the service to plan against. @defaultValue as it was read
 */
export function planOf(
  { preview, given, excluded, kept }: Pick<Applying, 'preview' | 'given' | 'excluded' | 'kept'>,
  state = preview?.state,
): AppliedPlan {
  const secrets: Secrets = new Map([...(preview?.document.secrets ?? []), ...given]);
  const planned = (configuration: Configuration) =>
    preview && state && planChanges(configuration, state, { mode: preview.mode, excluded, secrets });
  const wanted =
    preview?.undo && state
      ? undoRun(preview.undo.made, state.configuration).configuration
      : (preview?.document.configuration ?? {});
  const plan = planned(wanted);
  const made = state && kept.size > 0 ? planned(keepFields(wanted, state.configuration, kept)) : plan;
  const changes = plan?.changes ?? [];
  const effective = changes.filter(isEffective);
  return {
    plan,
    secrets,
    effective,
    chosen: (made?.changes ?? []).filter((change) => isEffective(change) && !excluded.has(change.key)),
    needs: needsOf(
      effective.filter(({ key }) => !excluded.has(key)),
      given,
    ),
  };
}
