import { isEffective, type KeptFields, undoRun } from '@console/api-client/configuration-bundle';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { type Dispatch, useCallback, useMemo } from 'react';
import type { AppliedPlan, ApplyEvent, Applying, Preview } from './applying';
import { ChangesView, type ShownRecord } from './ChangesView';
import {
  countActions,
  describeFailure,
  describeNote,
  recordLabel,
  sectionLabel,
  sectionLabels,
} from './configuration.texts';
import { Notes } from './Notes';
import { SecretsForm } from './SecretsForm';

const tones = {
  create: 'success',
  change: 'info',
  delete: 'danger',
  same: 'neutral',
  leave: 'neutral',
} as const;

/** Planned changes, and the choices made in them. */
export interface PlanCardProps {
  readonly applying: Applying;
  readonly preview: Preview;
  readonly planned: AppliedPlan;
  readonly dispatch: Dispatch<ApplyEvent>;
  readonly running: boolean;
  /** Why they cannot be applied yet. @defaultValue they can */
  readonly hindrance?: string | undefined;
  /** The error that kept the changes from being made. */
  readonly error: Error | null;
}

/** The changes that a configuration would make, to choose from. */
export function PlanCard({ applying, preview, planned, dispatch, running, hindrance, error }: PlanCardProps) {
  const translate = useMessages();
  const { all, outdated } = applying;
  const { plan, chosen, effective, needs } = planned;
  const changes = useMemo(() => plan?.changes ?? [], [plan]);
  const isDangerous = chosen.some(({ action }) => action === 'delete');
  const counts = countActions(changes).map(({ action, count }) =>
    translate(`configuration.count.${action}`, { count }),
  );
  const blockedReason = running
    ? translate('configuration.run.progress')
    : (hindrance ?? (chosen.length === 0 ? translate('configuration.none') : undefined));
  return (
    <Card title={translate('configuration.plan')}>
      {outdated && <Banner tone="warning">{translate('configuration.outdated')}</Banner>}
      <Notes
        title={translate('configuration.notes')}
        notes={[
          ...undoNotes(preview, plan?.changes ?? [], translate),
          ...notesOf(preview, plan?.unsupported ?? [], translate),
        ]}
      />
      <p role="status">{effective.length > 0 ? formatList(counts) : translate('configuration.nothing')}</p>
      <div className="configuration-bar">
        <Button
          tone={isDangerous ? 'danger' : 'primary'}
          blockedReason={blockedReason}
          onClick={() => dispatch({ kind: 'asked' })}
        >
          {translate('configuration.apply.submit', { count: chosen.length })}
        </Button>
        <Button aria-pressed={all} onClick={() => dispatch({ kind: 'allToggled' })}>
          {translate('configuration.all')}
        </Button>
      </div>
      {error && <Banner tone="danger">{describeFailure(error, translate)}</Banner>}
      {needs.length > 0 && (
        <SecretsForm
          needs={needs}
          onGiven={(secrets, generated) => dispatch({ kind: 'secretsGiven', secrets, generated })}
          onLeaveOut={(keys) => dispatch({ kind: 'leftOut', keys })}
        />
      )}
      <Changes changes={changes} all={all} kept={applying.kept} chosen={chosen} dispatch={dispatch} />
    </Card>
  );
}

type Changes = NonNullable<AppliedPlan['plan']>['changes'];

interface ChangesProps extends Pick<AppliedPlan, 'chosen'>, Pick<PlanCardProps, 'dispatch'> {
  readonly changes: Changes;
  readonly all: boolean;
  readonly kept: KeptFields;
}

function Changes({ changes, all, kept, chosen, dispatch }: ChangesProps) {
  const translate = useMessages();
  const records = useMemo(
    () =>
      changes
        .filter((change) => all || isEffective(change))
        .map((change): ShownRecord => ({ ...change, verdict: change.action, tone: tones[change.action] })),
    [changes, all],
  );
  const selected = useMemo(() => chosen.map(({ key }) => key), [chosen]);
  const onSelect = useCallback((keys: readonly string[]) => dispatch({ kind: 'selected', keys }), [dispatch]);
  const onKeep = useCallback(
    (key: string, field: string, isKept: boolean) => dispatch({ kind: 'fieldKept', key, field, isKept }),
    [dispatch],
  );
  const unselectable = useCallback(
    ({ verdict }: ShownRecord) =>
      verdict === 'same' || verdict === 'leave' ? translate(`configuration.verdict.${verdict}`) : undefined,
    [translate],
  );
  return (
    <ChangesView
      id="admin.configuration.changes"
      label={translate('configuration.plan')}
      names={[translate('configuration.now'), translate('configuration.then')]}
      records={records}
      choice={{ selected, onSelect, unselectable }}
      fieldChoice={{ kept, onKeep }}
      empty={translate('configuration.nothing')}
    />
  );
}

/** Notes on a run: the parts of it that cannot be taken back, or only at a price. */
function undoNotes({ undo, state }: Preview, changes: Changes, translate: Translate): readonly string[] {
  if (!undo) return [];
  const { changedSince, lostSecrets, recreates } = undoRun(undo.made, state.configuration);
  return [
    ...(undo.lost > 0 ? [translate('configuration.undo.lost', { count: undo.lost })] : []),
    ...changes
      .filter(({ key }) => changedSince.includes(key))
      .map((change) => translate('configuration.undo.changed', { record: recordLabel(change, translate) })),
    ...lostSecrets.map((reference) => translate('configuration.undo.secret', { reference })),
    ...(recreates ? [translate('configuration.undo.recreated')] : []),
  ];
}

/** Notes on the files, the service and the plan. */
const notesOf = (
  { document, state }: Preview,
  unsupported: NonNullable<AppliedPlan['plan']>['unsupported'],
  translate: Translate,
): readonly string[] => [
  ...document.notes.map((note) => describeNote(note, translate)),
  ...state.unreadable.map(({ section, reason }) =>
    translate('configuration.unreadable', { section: sectionLabel(section, translate), reason }),
  ),
  ...(unsupported.length === 0
    ? []
    : [translate('configuration.unsupported', { section: sectionLabels(unsupported, translate) })]),
];
