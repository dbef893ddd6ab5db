import { usePollInterval } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import type { PutInAddress } from '@console/design/router';
import { Segmented } from '@console/design/sections';
import { Status, type Tone } from '@console/design/status';
import { DateTime } from '@console/design/time';
import type { MovesConnection } from './useItemMoves';
import type { useLiveItems } from './useLiveItems';

/** Ways to draw items on the plan. */
const looks = ['clusters', 'dots', 'zones'] as const;

/** A way to draw items on the plan. */
export type Look = (typeof looks)[number];

/** The way that the address asks for. */
export const lookOf = (params: URLSearchParams): Look =>
  looks.find((each) => each === params.get('look')) ?? 'clusters';

const tones: Readonly<Record<MovesConnection, Tone>> = {
  open: 'success',
  connecting: 'info',
  waiting: 'warning',
};

interface PlanToolsProps {
  readonly floors: readonly string[];
  readonly floor: string;
  readonly look: Look;
  readonly onPut: PutInAddress;
  readonly items: ReturnType<typeof useLiveItems>;
  readonly count: number;
}

/** Choices above the plan, and the state of what it shows. */
export function PlanTools({ floors, floor, look, onPut, items, count }: PlanToolsProps) {
  const translate = useMessages();
  const { live, loading, stop, loadMore, query, connection } = items;
  return (
    <div className="live-plan__tools">
      {floors.length > 1 && (
        <Segmented
          label={translate('data.plan.floor')}
          options={floors.map((each) => ({ value: each, label: each }))}
          value={floor}
          onChange={(chosen) => onPut({ floor: chosen })}
        />
      )}
      <Segmented<Look>
        label={translate('data.plan.look')}
        options={looks.map((value) => ({ value, label: translate(`data.plan.look.${value}`) }))}
        value={look}
        onChange={(value) => onPut({ look: value === 'clusters' ? undefined : value })}
      />
      <p className="live-plan__state" role="status">
        {(live || loading) &&
          translate(loading ? 'data.plan.loading' : 'data.plan.loaded', {
            count,
            more: live?.rest === undefined ? 'no' : 'yes',
          })}
      </p>
      {loading && <Button onClick={stop}>{translate('data.stop')}</Button>}
      {!loading && live?.rest && <Button onClick={loadMore}>{translate('data.plan.more')}</Button>}
      <LiveBadge connection={connection} />
      {live && (
        <p className="live-plan__age">
          {translate('data.plan.asOf')} <DateTime value={query.dataUpdatedAt} />
        </p>
      )}
    </div>
  );
}

/** The way that moves of items come: from the queue, or by asking. */
function LiveBadge({ connection }: { readonly connection: MovesConnection }) {
  const translate = useMessages();
  const seconds = usePollInterval() / 1000;
  return (
    <span role="status">
      <Status tone={tones[connection]} label={translate(`data.plan.live.${connection}`, { seconds })} />
    </span>
  );
}
