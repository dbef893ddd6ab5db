import { itemStream } from '@console/api-client/items';
import { jobQueries } from '@console/api-client/jobs';
import type { Publisher } from '@console/api-client/publishers';
import { useLiveStream, useResource } from '@console/api-client/react';
import type { StreamProblem } from '@console/api-client/sockets';
import { useMessages } from '@console/design/messages';
import { LiveNotice } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { filterReasons } from '../samples/itemFilter';
import type { ArrivalLog } from './arrivalLog';
import { itemAddressOf } from './sources';

interface ToldMessagesProps {
  readonly log: ArrivalLog;
  readonly brokerType: string;
  readonly publishers: readonly Publisher[];
  /** Those of them that are not listened to. */
  readonly elsewhere: readonly Publisher[];
}

/** Follows the moves that the service tells, and notes those that publishers have to send. */
export function ToldMessages({ log, brokerType, publishers, elsewhere }: ToldMessagesProps) {
  const translate = useMessages();
  const jobs = useQuery(useResource(jobQueries).list());
  const names = useMemo(() => new Map(jobs.data?.rows.map(({ id, name }) => [id, name])), [jobs.data]);
  const [problem, setProblem] = useState<Exclude<StreamProblem, { kind: 'message' }>>();
  const connection = useLiveStream(itemStream({}), {
    onMessage: (row) => {
      const { epc, observationTime } = row;
      if (observationTime === undefined) return;
      for (const publisher of publishers) {
        const address = itemAddressOf(brokerType, publisher);
        const reasons = filterReasons(publisher.filters.item ?? {}, {
          ...row,
          jobName: names.get(row.jobId ?? ''),
        });
        if (address !== undefined && !elsewhere.includes(publisher) && reasons.length === 0)
          log.tell({ address, epc, observationTime }, Date.now());
      }
    },
    onProblem: (next) => {
      if (next.kind !== 'message') setProblem(next);
    },
  });
  return (
    <LiveNotice
      label={translate('samples.live.moves')}
      problem={connection === 'open' ? undefined : problem}
      unreadable={0}
    />
  );
}
