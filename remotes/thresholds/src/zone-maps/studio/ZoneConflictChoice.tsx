import { floorOf } from '@console/api-client/reader-definitions';
import type { Zone } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { useId, useMemo } from 'react';
import { areaInMetres } from '../compare/compareZones';
import { farZones } from '../drawing/studioZone';
import { pointsOf, wholeView } from '../drawing/wholeView';
import type { ZoneConflict } from './mergeZones';

/** Whose version of a zone is kept. */
export type Side = 'mine' | 'theirs';

const sides: readonly Side[] = ['mine', 'theirs'];

interface ZoneConflictChoiceProps {
  readonly conflict: ZoneConflict;
  /** Undefined until somebody chose. */
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** Which of two versions of a zone is saved: both drawn, one over the other, and both in words. */
export function ZoneConflictChoice({ conflict, chosen, onChoose }: ZoneConflictChoiceProps) {
  const translate = useMessages();
  const group = useId();
  const inWords = (zone: Zone | undefined): string => {
    if (!zone) return translate('studio.conflict.removed');
    const [xs, ys] = [zone.points.map(({ x }) => x), zone.points.map(({ y }) => y)];
    return translate('studio.conflict.zone', {
      floor: floorOf(zone),
      corners: zone.points.length,
      area: areaInMetres(zone) ?? 0,
      left: Math.min(...xs),
      right: Math.max(...xs),
      low: Math.min(...ys),
      high: Math.max(...ys),
    });
  };
  return (
    <fieldset className="studio__conflict">
      <legend>{translate('studio.conflict', { name: conflict.name })}</legend>
      <BothOutlines conflict={conflict} />
      <div className="studio__stack">
        {sides.map((side) => (
          <label key={side} className="studio__option">
            <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
            <span className={`studio__swatch studio__swatch--${side}`} aria-hidden />
            <span>{translate(`studio.conflict.${side}`, { zone: inWords(conflict[side]) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Both versions of a zone, told apart by their lines; the choices beside it say the same in words. */
function BothOutlines({ conflict: { mine, theirs } }: Pick<ZoneConflictChoiceProps, 'conflict'>) {
  const drawn = useMemo(() => {
    const cornersOf = (zone: Zone | undefined) => (zone && farZones([zone]).length === 0 ? zone.points : []);
    return { mine: cornersOf(mine), theirs: cornersOf(theirs) };
  }, [mine, theirs]);
  const view = wholeView([drawn.mine, drawn.theirs]);
  return (
    <svg
      className="studio__outlines"
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      aria-hidden
    >
      {sides.map((side) => (
        <polygon
          key={side}
          className={`studio__outline studio__outline--${side}`}
          points={pointsOf(drawn[side])}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
