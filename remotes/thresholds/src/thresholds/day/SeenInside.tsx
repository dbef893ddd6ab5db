import { dataQueries, type Transition } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import type { Threshold } from '@console/api-client/thresholds';
import { Banner } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { CardList } from '@console/design/card';
import { Message, useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Link } from '@console/design/router';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayBeSwapped, sideEvidence } from './doorDay';

/** Items that are named; more of them say no more about the door. */
const mostNamed = 10;

interface SeenInsideProps {
  readonly id: Threshold['id'];
  /** Where it is. */
  readonly facility: string;
  /** Its crossings of the day. */
  readonly transitions: readonly Transition[];
  /** Begin of the day, ISO 8601. */
  readonly since: string;
}

/** Items that went out and were seen inside afterwards, and the hint that its sides may be swapped, with its evidence. */
export function SeenInside({ id, facility, transitions, since }: SeenInsideProps) {
  const translate = useMessages();
  const items = useQuery(useResource(dataQueries).itemsWithin({ facility, fromTime: since }));
  const evidence = useMemo(
    () => items.data && sideEvidence(transitions, items.data.rows, facility),
    [items.data, transitions, facility],
  );
  if (!evidence)
    return (
      <>
        <FailedQueries queries={[items]} text={translate('day.inside.error')} />
        {items.isPending && <Skeleton label={translate('page.loading')} lines={2} />}
      </>
    );
  const { out, outSeen, in: into, inSeen } = evidence;
  return (
    <>
      {mayBeSwapped(evidence) && (
        <Banner
          tone="warning"
          title={translate('day.swapped.title')}
          action={<LinkButton to={paths.thresholds.edit(id)}>{translate('day.swapped.check')}</LinkButton>}
        >
          {translate('day.swapped', { out, outSeen: outSeen.length, into, inSeen })}
        </Banner>
      )}
      <h3>{translate('day.inside')}</h3>
      <p>{translate('day.inside.text', { out, count: outSeen.length })}</p>
      {outSeen.length > 0 && (
        <CardList
          label={translate('day.inside')}
          items={outSeen.slice(0, mostNamed).map(({ epc, left, seen, zone }) => ({
            key: epc,
            title: (
              <Link
                to={`${paths.data()}?${new URLSearchParams({ type: 'history', epcPrefix: epc, fromTime: since, asked: 'true' })}`}
              >
                {epc}
              </Link>
            ),
            detail: (
              <Message
                id="day.inside.item"
                values={{ zone, left: <DateTime value={left} />, seen: <DateTime value={seen} /> }}
              />
            ),
          }))}
        />
      )}
      {items.data?.isWhole === false && (
        <p>{translate('day.inside.cut', { count: items.data.rows.length, facility })}</p>
      )}
    </>
  );
}
