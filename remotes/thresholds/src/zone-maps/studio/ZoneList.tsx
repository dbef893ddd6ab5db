import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { ToneIcon } from '@console/design/status';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { StudioState } from '../drawing/useStudio';
import type { Cuts } from './useCuts';

const ArrangeBar = lazyNamed(() => import('./ArrangeBar'), 'ArrangeBar', { waiting: null });

interface ZoneListProps {
  readonly studio: StudioState;
  readonly cuts: Cuts;
  /** Names of zones with which something is wrong. */
  readonly faulty: ReadonlySet<string>;
}

/** The zones of the floor as a list: to choose one, and the other one of a join. */
export function ZoneList({ studio, cuts, faulty }: ZoneListProps) {
  const translate = useMessages();
  const { onFloor, chosen, choose, mode, marked, toggleMarked } = studio;
  const press = (key: number) => {
    const other = onFloor.find((zone) => zone.key === key);
    if (mode === 'join' && chosen && other && chosen.key !== key) void cuts.join(chosen, other);
    else choose({ key });
  };
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });
  // Keeps its identity, so that entries are not drawn again with every move of a zone.
  const onPress = useCallback((key: number) => latestPress.current(key), []);
  return (
    <Card title={translate('studio.zones', { count: onFloor.length })}>
      {onFloor.length === 0 ? (
        <p>{translate('studio.zones.none')}</p>
      ) : (
        <ul className="studio__list">
          {onFloor.map((zone) => (
            <ZoneEntry
              key={zone.key}
              zoneKey={zone.key}
              name={zone.name}
              corners={zone.corners.length}
              chosen={zone.key === chosen?.key}
              faulty={faulty.has(zone.name)}
              marked={marked.includes(zone.key)}
              onPress={onPress}
              onMark={toggleMarked}
            />
          ))}
        </ul>
      )}
      {marked.length > 1 && <ArrangeBar studio={studio} />}
    </Card>
  );
}

interface ZoneEntryProps {
  readonly zoneKey: number;
  readonly name: string;
  /** Number of its corners. */
  readonly corners: number;
  readonly chosen: boolean;
  readonly faulty: boolean;
  /** It is marked, to be arranged with others. */
  readonly marked: boolean;
  readonly onPress: (key: number) => void;
  readonly onMark: (key: number) => void;
}

const ZoneEntry = memo(function ZoneEntry({
  zoneKey,
  name,
  corners,
  chosen,
  faulty,
  marked,
  onPress,
  onMark,
}: ZoneEntryProps) {
  const translate = useMessages();
  return (
    <li className="studio__row">
      <input
        type="checkbox"
        checked={marked}
        aria-label={translate('studio.arrange.mark', { name: name || translate('studio.zone.unnamed') })}
        onChange={() => onMark(zoneKey)}
      />
      <button type="button" className="studio__entry" aria-pressed={chosen} onClick={() => onPress(zoneKey)}>
        {faulty && <ToneIcon tone="danger" size="1rem" />}
        <span>{name || translate('studio.zone.unnamed')}</span>
        <span className="studio__count">{translate('studio.zone.corners', { count: corners })}</span>
      </button>
    </li>
  );
});
