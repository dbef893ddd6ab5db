import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { fieldsOfChange } from '../../changes/changedFields';
import type { ActivityEntry, ChangeState } from '../entry';
import { type ActivityRow, countRun } from './foldRuns';

const tones = { pending: 'warning', done: 'success', failed: 'danger' } as const satisfies Record<
  ChangeState,
  string
>;

/** State of a change, by icon and word. */
export function EntryState({
  state,
  translate,
}: Pick<ActivityEntry, 'state'> & { readonly translate: Translate }) {
  return <Status tone={tones[state]} label={translate(`activity.state.${state}`)} />;
}

/** Name of the changed record, its kind where it has none; of a run how many changes it has. */
export const recordOf = ({ name, model, changes, run }: ActivityRow, translate: Translate) =>
  changes
    ? translate('activity.run.count', { count: run?.total ?? 0 })
    : (name ?? translate(`model.${model}`));

/** Word for the action; what takes back or repeats another change says so. */
export const actionOf = ({ action, of, changes, run }: ActivityRow, translate: Translate) => {
  const done = translate(changes ? 'activity.run' : `activity.action.${action}`);
  const how = changes && run?.undoes !== undefined ? 'undo' : of?.how;
  return how ? translate(`activity.of.${how}`, { action: done }) : done;
};

/** The fields that a change of the activity concerned. */
export const fieldsOf = ({ action, before, request }: ActivityEntry) =>
  fieldsOfChange({ action, before, method: request?.method, body: request?.body });

const fieldsText = (entry: ActivityEntry) =>
  fieldsOf(entry)
    .map(({ field, before = '–', after = '–' }) => `${field}: ${before} → ${after}`)
    .join('; ');

const resultText = (row: ActivityRow, translate: Translate) =>
  translate('activity.run.result', { done: countRun(row).done, total: row.run?.total ?? 0 });

/** The columns of the activity; all of them are exported. */
export function activityColumns(translate: Translate): readonly Column<ActivityRow>[] {
  return [
    {
      key: 'at',
      title: translate('activity.at'),
      kind: 'date',
      width: 12,
      filter: 'date',
      priority: 1,
      value: ({ at }) => new Date(at).toISOString(),
      render: ({ at }) => <DateTime value={at} />,
    },
    {
      key: 'name',
      title: translate('activity.record'),
      kind: 'name',
      value: (entry) => recordOf(entry, translate),
      link: ({ id }) => `${paths.activity()}?entry=${encodeURIComponent(id)}`,
    },
    {
      key: 'action',
      title: translate('activity.action'),
      kind: 'text',
      priority: 1,
      filter: 'choice',
      value: (entry) => actionOf(entry, translate),
    },
    {
      key: 'model',
      title: translate('activity.model'),
      kind: 'text',
      filter: 'choice',
      value: ({ model }) => translate(`model.${model}`),
    },
    {
      key: 'state',
      title: translate('activity.state'),
      kind: 'status',
      filter: 'choice',
      value: ({ state }) => translate(`activity.state.${state}`),
      render: ({ state }) => <EntryState state={state} translate={translate} />,
    },
    {
      key: 'changes',
      title: translate('activity.changes'),
      kind: 'text',
      priority: 3,
      value: (row) => (row.changes ? resultText(row, translate) : fieldsText(row)),
    },
    {
      key: 'duration',
      title: translate('activity.duration'),
      kind: 'short',
      priority: 4,
      value: ({ duration }) => duration,
      render: ({ duration }) => duration !== undefined && translate('activity.milliseconds', { duration }),
    },
    {
      key: 'remote',
      title: translate('activity.remote'),
      kind: 'text',
      priority: 5,
      filter: 'choice',
      value: ({ remote }) => remote,
    },
    {
      key: 'build',
      title: translate('activity.build'),
      kind: 'text',
      priority: 6,
      value: ({ build }) => build,
    },
    {
      key: 'requestId',
      title: translate('activity.requestId'),
      kind: 'text',
      priority: 6,
      filter: 'text',
      value: ({ requestId }) => requestId,
    },
  ];
}
