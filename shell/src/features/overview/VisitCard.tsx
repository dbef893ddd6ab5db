import { useServiceClient } from '@console/api-client/react';
import { CardList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';
import { RelativeTime } from '@console/design/time';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRegistry } from '../../host/registry';
import { declaredRecords, recordRowsQuery } from '../record-rows/recordRows';
import { CardLoading } from './RemoteCard';
import { type Changes, compareSnapshots, keptVisits, readVisits, type Snapshot, snapshotOf } from './visits';

const tab = safeStorage('sessionStorage');

/** Entry of the tab that says that its visit has begun. */
const visitKey = 'console-visit';

interface KindChanges {
  readonly key: string;
  readonly title: string;
  readonly changes: Changes;
}

/**
 * Card of what was added, removed and changed since the visit before this one, by what remotes declare to be searched.
 */
export function VisitCard() {
  const translate = useMessages();
  const { kinds, failed, pending, before } = useChanges();
  if (pending) return <CardLoading />;
  return (
    <>
      {before === undefined ? (
        <p>{translate('overview.visit.first')}</p>
      ) : (
        <p>
          <RelativeTime value={new Date(before).toISOString()} />
        </p>
      )}
      {before !== undefined && kinds.length === 0 && <p>{translate('overview.visit.none')}</p>}
      {kinds.length > 0 && (
        <CardList
          items={kinds.map(({ key, title, changes }) => ({
            key,
            title,
            detail: (['added', 'removed', 'changed'] as const)
              .filter((what) => changes[what].length > 0)
              .map((what) => (
                <div key={what}>
                  {translate(`overview.visit.${what}`, { count: changes[what].length })}
                  {': '}
                  {namesOf(changes[what], translate)}
                </div>
              )),
          }))}
        />
      )}
      {failed.length > 0 && <p>{translate('overview.visit.failed', { kinds: formatList(failed) })}</p>}
    </>
  );
}

/** As many names as fit in a line. */
const named = 3;

function namesOf(names: readonly string[], translate: ReturnType<typeof useMessages>): string {
  const first = formatList(names.slice(0, named));
  const count = names.length - named;
  return count > 0 ? translate('overview.visit.more', { names: first, count }) : first;
}

/** The kinds of record whose lists are whole. */
function useKinds() {
  const { registry } = useRegistry();
  return useMemo(
    () =>
      registry.remotes
        .flatMap(({ search = [] }) => search)
        .filter(({ ask }) => !ask.includes('{query}'))
        .map(declaredRecords),
    [registry],
  );
}

/** The time of the visit before, and what has changed since; what is there now is kept for the next visit. */
function useChanges() {
  const client = useServiceClient();
  const kinds = useKinds();
  const [visits, keep] = usePersistentState('overview.visits', readVisits);
  // A tab is one visit: what its first look has found to compare with stays.
  const [before] = useState(() => (tab.getItem(visitKey) === null ? visits.now : visits.before));
  const answers = useQueries({ queries: kinds.map((kind) => recordRowsQuery(client, kind)) });
  const pending = answers.some(({ isPending }) => isPending);
  const found = kinds.map((kind, at) => {
    const rows = answers[at]?.data;
    return { kind, rows, snapshot: rows && snapshotOf(rows, kind) };
  });
  const newest = Math.max(0, ...answers.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const keepVisit = useEffectEvent(() => {
    if (pending) return;
    tab.setItem(visitKey, 'begun');
    const snapshots: Record<string, Snapshot> = {};
    for (const { kind, snapshot } of found) {
      // Of what the service does not answer now, what was there before stays to compare with.
      const kept = snapshot ?? visits.now?.kinds[kind.key];
      if (kept) snapshots[kind.key] = kept;
    }
    keep(keptVisits({ before, now: { at: newest, kinds: snapshots } }));
  });
  // Kept once for each answer, which its time stands for.
  useEffect(() => keepVisit(), [pending, newest]);
  return {
    before: before?.at,
    pending,
    failed: kinds.filter((_, at) => answers[at]?.isError).map(({ title }) => title),
    kinds: found.flatMap(({ kind, rows, snapshot }): KindChanges[] => {
      const then = before?.kinds[kind.key];
      if (!then || !rows || !snapshot) return [];
      const nameOf = (id: string) => {
        const name = rows.find((row) => String(row[kind.id]) === id)?.[kind.label];
        return typeof name === 'string' && name !== '' ? name : id;
      };
      const changes = compareSnapshots(then, snapshot, nameOf);
      const { added, removed, changed } = changes;
      return added.length + removed.length + changed.length > 0
        ? [{ key: kind.key, title: kind.title, changes }]
        : [];
    }),
  };
}
