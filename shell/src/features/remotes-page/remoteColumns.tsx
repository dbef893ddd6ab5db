import { type Action, ActionBar } from '@console/design/actions';
import { RefreshIcon, StopIcon, SuccessIcon } from '@console/design/icons';
import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { paths } from '@console/remote/contract';
import type { ReactNode } from 'react';
import { areaTitles } from '../../host/registry';
import { type RemoteRow, type StateHere, total } from './remoteRows';

/** Tones of the states. */
export const stateTones = {
  declared: 'neutral',
  resolved: 'neutral',
  loading: 'info',
  loaded: 'success',
  failed: 'danger',
  'switched-off': 'warning',
} as const satisfies Record<StateHere, string>;

/** Words for the state of a remote. */
export const stateLabel = (
  { state, error }: Pick<RemoteRow, 'state' | 'error'>,
  translate: Translate,
): string => translate(`remotes.state.${state}`, { code: error?.code ?? '' });

/** Address of the page with the details of a remote open. */
const detailsAddress = (name: string) => `${paths.admin.remotes()}?remote=${encodeURIComponent(name)}`;

/** Actions on a remote in the list. */
interface RemoteActions {
  readonly switchOff: (row: RemoteRow) => void;
  readonly switchOn: (row: RemoteRow) => void;
  readonly tryAgain: (row: RemoteRow) => void;
}

/** Gives the actions that the state of a remote allows. */
function rowActions(translate: Translate, { switchOff, switchOn, tryAgain }: RemoteActions) {
  const act = (key: 'on' | 'off' | 'again', icon: ReactNode, onAct: () => void): Action => ({
    kind: 'custom',
    key,
    label: translate(`remotes.${key}`),
    icon,
    onAct,
  });
  return (row: RemoteRow): Action[] => {
    if (row.state === 'switched-off') return [act('on', <SuccessIcon />, () => switchOn(row))];
    const off = act('off', <StopIcon />, () => switchOff(row));
    return row.state === 'failed' ? [act('again', <RefreshIcon />, () => tryAgain(row)), off] : [off];
  };
}

/** The columns of the list of remotes. */
export function remoteColumns(translate: Translate, actions: RemoteActions): readonly Column<RemoteRow>[] {
  const last = (row: RemoteRow) => row.failures[0];
  const actionsOf = rowActions(translate, actions);
  return [
    {
      key: 'name',
      title: translate('remotes.name'),
      kind: 'name',
      width: 9,
      value: ({ name }) => name,
      link: ({ name }) => detailsAddress(name),
    },
    {
      key: 'state',
      title: translate('remotes.state'),
      kind: 'status',
      least: 11,
      filter: 'choice',
      value: (row) => stateLabel(row, translate),
      render: (row) => <Status tone={stateTones[row.state]} label={stateLabel(row, translate)} />,
    },
    {
      key: 'version',
      title: translate('remotes.version'),
      kind: 'text',
      width: 12,
      priority: 1,
      value: ({ version, build }) => `${version} (${build})`,
    },
    {
      key: 'assignment',
      title: translate('remotes.assignment'),
      kind: 'text',
      filter: 'choice',
      value: ({ assignment }) => translate(`remotes.assignment.${assignment}`),
    },
    {
      key: 'rollout',
      title: translate('remotes.rollout'),
      kind: 'short',
      priority: 4,
      value: ({ rollout }) => rollout,
      render: ({ rollout }) => rollout !== undefined && translate('remotes.percent', { percent: rollout }),
    },
    {
      key: 'owner',
      title: translate('remotes.owner'),
      kind: 'text',
      least: 8.5,
      priority: 3,
      filter: 'text',
      value: ({ owner }) => owner,
    },
    {
      key: 'areas',
      title: translate('remotes.areas'),
      kind: 'text',
      priority: 5,
      value: ({ areas }) => areaTitles(areas),
    },
    {
      key: 'weight',
      title: translate('remotes.weight'),
      kind: 'short',
      priority: 4,
      value: ({ weight }) => weight,
      render: ({ weight }) => weight !== undefined && kilobytes(weight, translate),
    },
    {
      key: 'failures',
      title: translate('remotes.failures'),
      kind: 'text',
      priority: 2,
      value: ({ failures }) => total(failures),
      render: (row) => {
        const latest = last(row);
        return latest
          ? translate('remotes.failures.last', { count: total(row.failures), code: latest.code })
          : translate('remotes.none');
      },
    },
    {
      key: 'violations',
      title: translate('remotes.violations'),
      kind: 'short',
      width: 7,
      priority: 3,
      value: ({ violations }) => total(violations),
    },
    {
      key: 'actions',
      title: translate('remotes.actions'),
      kind: 'actions',
      width: 5,
      render: (row, { tabIndex }) => (
        <ActionBar compact name={row.name} tabIndex={tabIndex} actions={actionsOf(row)} />
      ),
    },
  ];
}

/** Bytes as whole kilobytes. */
export const kilobytes = (bytes: number, translate: Translate) =>
  translate('remotes.kilobytes', { size: Math.round(bytes / 1000) });
