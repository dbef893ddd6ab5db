import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { fieldsOfChange } from '../../changes/changedFields';
import type { ActivityEntry, ChangeState } from '../entry';

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

/** Name of the changed record; its kind where it has none. */
export const recordOf = ({ name, model }: ActivityEntry, translate: Translate) =>
  name ?? translate(`model.${model}`);

/** Word for the action; what takes back or repeats another change says so. */
export const actionOf = ({ action, of }: ActivityEntry, translate: Translate) => {
  const done = translate(`activity.action.${action}`);
  return of ? translate(`activity.of.${of.how}`, { action: done }) : done;
};

/** The fields that a change of the activity concerned. */
export const fieldsOf = ({ action, before, request }: ActivityEntry) =>
  fieldsOfChange({ action, before, method: request?.method, body: request?.body });

const fieldsText = (entry: ActivityEntry) =>
  fieldsOf(entry)
    .map(({ field, before = '–', after = '–' }) => `${field}: ${before} → ${after}`)
    .join('; ');

/** The columns of the activity; all of them are exported. */
export function activityColumns(translate: Translate): readonly Column<ActivityEntry>[] {
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
      value: fieldsText,
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
