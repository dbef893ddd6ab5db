import type { ListAnswer } from '@console/api-client';
import { facilityQueries } from '@console/api-client/facilities';
import type { Job } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import type { ImageType } from '@console/api-client/software-versions';
import { Banner } from '@console/design/banner';
import { FieldGroup, useFormValue, useSetFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { type Column, groupRows, SelectableGroups } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { paths as consolePaths } from '@console/remote/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import rolloutCss from './rollout.css';
import {
  blockedReasons,
  isDowngrade,
  newUpgradeValues,
  selectedReaders,
  type UpgradeChoice,
  upgradeChoices,
} from './upgrade.values';
import { JobsInTheWay } from './waves/WaveFields';

/** Readers to choose from, and their health. */
export interface ReadersFieldProps {
  readonly definitions: UseQueryResult<ListAnswer<ReaderDefinition>>;
  readonly health: UseQueryResult<ListAnswer<ReaderHealth>>;
  /** Jobs that keep readers. */
  readonly jobs: readonly Job[];
}

const emptyList: readonly string[] = [];
const readerKey = ({ name }: UpgradeChoice) => name;
const facilityOf = ({ facility }: UpgradeChoice) => facility;

/** Which readers are upgraded, by facility; those that cannot be say why [UPGRADE-04, UPGRADE-05]. */
export function ReadersField({ definitions, health, jobs }: ReadersFieldProps) {
  useStyles(rolloutCss);
  const translate = useMessages();
  const change = useSetFormValue();
  const facilities = useQuery(useResource(facilityQueries).list());
  const imageType = useFormValue<ImageType>('imageType') ?? newUpgradeValues.imageType;
  const version = useFormValue<string>('version');
  const picked = useFormValue<readonly string[]>('readers') ?? emptyList;
  const stopsJobs = useFormValue<boolean>('stopJobs') ?? false;

  // Which readers are eligible is not known before their health is, so none is drawn until then.
  const known = definitions.data && (health.data ?? (health.isError ? { rows: [] } : undefined));
  const choices = useMemo(
    () =>
      known &&
      definitions.data &&
      upgradeChoices(definitions.data.rows, known.rows, { imageType, version }, stopsJobs ? jobs : []),
    [known, definitions.data, imageType, version, stopsJobs, jobs],
  );
  const groups = useMemo(
    () =>
      choices &&
      groupRows(
        choices,
        facilityOf,
        translate('upgrades.readers.withoutFacility'),
        facilities.data?.rows.map(({ name }) => name),
      ),
    [choices, facilities.data, translate],
  );
  const selected = useMemo(() => (choices ? selectedReaders(picked, choices) : emptyList), [picked, choices]);
  const columns = useMemo(() => readerColumns(version, translate), [version, translate]);
  const unselectable = useCallback((choice: UpgradeChoice) => reasonOf(choice, translate), [translate]);
  const select = (keys: readonly string[]) => {
    // What was picked for another version comes back with it.
    const shown = new Set(selected);
    change('readers', [...new Set([...picked.filter((name) => !shown.has(name)), ...keys])]);
  };
  return (
    <FieldGroup name="readers" label={translate('upgrades.readers')}>
      <div className="field--wide rollout-readers">
        {choices && <BlockedReaders choices={choices} />}
        <JobsInTheWay jobs={jobs} />
        <SelectableGroups
          label={translate('upgrades.readers')}
          groups={groups}
          columns={columns}
          rowKey={readerKey}
          initialSort="name"
          unselectable={unselectable}
          selected={selected}
          onSelect={select}
          unreadable={definitions.data?.unreadable.length}
          error={definitions.isError ? { title: translate('upgrades.readers.missing') } : undefined}
          onRetry={definitions.refetch}
          empty={translate('upgrades.readers.noFacilities')}
          allLabel={(count) => translate('upgrades.readers.all', { count })}
        />
      </div>
    </FieldGroup>
  );
}

/** Number of readers that cannot be upgraded and why, with the ways to free them. */
function BlockedReaders({ choices }: { readonly choices: readonly UpgradeChoice[] }) {
  const translate = useMessages();
  const reasons = blockedReasons(choices);
  if (reasons.length === 0) return null;
  const texts = reasons.map(({ reason, count }) => translate(`upgrades.blocked.${reason}`, { count }));
  const count = reasons.reduce((sum, each) => sum + each.count, 0);
  return (
    <Banner
      tone="info"
      action={
        <ul className="rollout-ways">
          {reasons.some(({ reason }) => reason === 'RUNNING_JOB') && (
            <li>
              <Link to={consolePaths.jobs.list()}>{translate('reset.jobs')}</Link>
            </li>
          )}
          {reasons.some(({ reason }) => reason === 'NOT_RESPONDING') && (
            <li>
              <Link to={silentReaders}>{translate('upgrades.blocked.silent')}</Link>
            </li>
          )}
        </ul>
      }
    >
      {translate('upgrades.blocked', { count, reasons: formatList(texts) })}
    </Banner>
  );
}

/** Why a reader cannot be upgraded; undefined for one that can. */
function reasonOf(
  { eligibility, state, installed }: UpgradeChoice,
  translate: Translate,
): string | undefined {
  switch (eligibility) {
    case 'ready':
      return undefined;
    case 'atVersion':
      return translate('upgrades.eligibility.atVersion', { version: installed ?? '' });
    case 'notIdle':
      return translate('upgrades.eligibility.notIdle', { state: state ?? 'unknown' });
  }
}

/** List of the readers that do not respond. */
const silentReaders = `${consolePaths.readers.definitions.list()}?${new URLSearchParams({ 'filter.status': 'connectionFailed' })}`;

function eligibilityLabel(choice: UpgradeChoice, version: string | undefined, translate: Translate): string {
  const reason = reasonOf(choice, translate);
  if (reason !== undefined) return reason;
  if (isDowngrade(choice, version)) return translate('upgrades.eligibility.downgrade');
  return translate(choice.isFreed ? 'upgrades.eligibility.freed' : 'upgrades.eligibility.ready');
}

const tones = { ready: 'success', atVersion: 'neutral', notIdle: 'warning' } as const;

const readerColumns = (
  version: string | undefined,
  translate: Translate,
): readonly Column<UpgradeChoice>[] => [
  { key: 'name', title: translate('upgrades.reader'), kind: 'name', value: ({ name }) => name },
  {
    key: 'installed',
    title: translate('upgrades.reader.installed'),
    kind: 'text',
    value: ({ installed }) => installed,
  },
  {
    key: 'eligibility',
    title: translate('upgrades.eligibility'),
    kind: 'status',
    least: 16,
    value: (choice) => eligibilityLabel(choice, version, translate),
    render: (choice) => (
      <Status
        tone={isDowngrade(choice, version) ? 'warning' : tones[choice.eligibility]}
        label={eligibilityLabel(choice, version, translate)}
      />
    ),
  },
];
