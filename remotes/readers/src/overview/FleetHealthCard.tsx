import { healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { CardList, type CardListItem } from '@console/design/card';
import { Message, type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status, StatusSummary } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { paths as published } from '@console/remote/contract';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DefinitionRow, useDefinitionRows } from '../definitions/definitionRows';
import { listAddress } from '../definitions/fleet/fleetHealth';
import { kindTones } from '../definitions/HealthSummary';
import { healthCauses } from '../definitions/health.causes';
import { healthLabel } from '../definitions/readerHealth';
import { paths } from '../paths';
import { type FacilityCounts, facilityCounts, worstReaders } from './fleetCounts';

/** Facilities that are listed; the others are behind the link to the fleet. */
const listed = 6;

/** Readers that are named. */
const named = 3;

/** The readers that need somebody most, and how those of each facility are. */
export function FleetHealthCard() {
  const { definitions, rows } = useDefinitionRows();
  const { isError, refetch } = definitions;
  return (
    <CardContent query={{ data: rows, isError, refetch }} model="reader-definition">
      {(shown) => <Fleet rows={shown} />}
    </CardContent>
  );
}

function Fleet({ rows }: { readonly rows: readonly DefinitionRow[] }) {
  const translate = useMessages();
  const facilities = useMemo(() => facilityCounts(rows), [rows]);
  const worst = useMemo(() => worstReaders(rows, named), [rows]);
  if (facilities.length === 0)
    return (
      <>
        <p>{translate('fleetCard.none')}</p>
        <FindNew />
      </>
    );
  return (
    <>
      {worst.length > 0 && (
        <CardList
          label={translate('fleetCard.worst')}
          items={worst.map((row) => readerItem(row, translate))}
        />
      )}
      <CardList
        label={translate('fleetCard.facilities')}
        items={facilities.slice(0, listed).map((each) => facilityItem(each, translate))}
      />
      <p>
        <Link to={`${listAddress({})}view=fleet`}>
          {translate('fleetCard.all', { count: facilities.length })}
        </Link>
      </p>
      <FindNew />
    </>
  );
}

/** The way to the readers of all networks that are not registered yet. */
function FindNew() {
  const translate = useMessages();
  return <Link to={published.readers.register('all')}>{translate('fleetCard.findNew')}</Link>;
}

function readerItem({ definition, health, reported }: DefinitionRow, translate: Translate): CardListItem {
  const { name, facility } = definition;
  return {
    key: name,
    title: <Link to={paths.readers.definitions.definition(name)}>{name}</Link>,
    detail: facility || translate('fleetCard.nowhere'),
    state: (
      <>
        <Status tone={health.tone} label={healthLabel(health, translate)} />
        {health.kind === 'connectionFailed' && <Since time={reported?.lastCheckin} />}
        {health.kind === 'unhealthy' && reported && <UnhealthySince health={reported} />}
      </>
    ),
  };
}

function Since({ time }: { readonly time: string | undefined }) {
  if (time === undefined) return null;
  return (
    <div>
      <Message id="fleetCard.since" values={{ time: <DateTime value={time} /> }} />
    </div>
  );
}

/** Since when the worst component of a reader is as it is, where its events tell. */
function UnhealthySince({ health }: { readonly health: ReaderHealth }) {
  const translate = useMessages();
  const { data: events = [] } = useQuery(useResource(healthEventQueries).ofReader(health.readerName));
  return <Since time={healthCauses(health, events, translate)[0]?.since} />;
}

function facilityItem({ facility, counts }: FacilityCounts, translate: Translate): CardListItem {
  const name = facility || translate('fleetCard.nowhere');
  return {
    key: facility,
    title: <Link to={listAddress({ facility: [facility] })}>{name}</Link>,
    state: (
      <StatusSummary
        label={translate('fleetCard.of', { facility: name })}
        items={[...counts].map(([kind, count]) => ({
          key: kind,
          tone: kindTones[kind],
          label: translate(`definitions.summary.${kind}`, { count }),
          to: listAddress({ facility: [facility], status: [kind] }),
        }))}
      />
    ),
  };
}
