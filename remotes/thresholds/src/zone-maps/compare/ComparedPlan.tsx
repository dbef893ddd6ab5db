import { floorOf } from '@console/api-client/reader-definitions';
import { Card } from '@console/design/card';
import { translateKey, useMessages } from '@console/design/messages';
import { fitOf, useDrawnSize } from '@console/design/plan';
import { useMemo, useRef } from 'react';
import { farZones } from '../drawing/studioZone';
import { pointsOf, wholeView } from '../drawing/wholeView';
import type { ComparedZone, Difference } from './compareZones';

interface ComparedPlanProps {
  readonly compared: readonly ComparedZone[];
  readonly floor: string;
  /** Names of the two maps. */
  readonly first: string;
  readonly second: string;
}

interface DrawnZone {
  readonly key: string;
  readonly name: string;
  readonly side: 'first' | 'second';
  readonly difference: Difference;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** Zones on a floor in both maps, those of the first below; what is the same is drawn once. */
function drawnZones(compared: readonly ComparedZone[], floor: string): readonly DrawnZone[] {
  const drawn = (side: 'first' | 'second') =>
    compared.flatMap((zone): readonly DrawnZone[] => {
      const own = zone[side];
      if (
        !own ||
        farZones([own]).length > 0 ||
        floorOf(own) !== floor ||
        (side === 'second' && zone.difference === 'same')
      )
        return [];
      const { key, name, difference } = zone;
      const { points: corners } = own;
      return corners.length === 0 ? [] : [{ key: `${side} ${key}`, name, side, difference, corners }];
    });
  return [...drawn('first'), ...drawn('second')];
}

/** Size of names in pixels. */
const nameSize = 12;

/** Size of the drawing until it is known, in pixels. */
const usualBox = { width: 840, height: 560 };

/** Tells if a name has room in its zone; the table has the others. @param size height of letters */
const hasRoom = ({ corners }: DrawnZone, size: number) =>
  Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y)) >= 1.5 * size;

/** Both maps on one floor, told apart by lines, not by colour alone; the table says the same in words. */
export function ComparedPlan({ compared, floor, first, second }: ComparedPlanProps) {
  const translate = useMessages();
  const zones = useMemo(() => drawnZones(compared, floor), [compared, floor]);
  const view = useMemo(() => wholeView(zones.map(({ corners }) => corners)), [zones]);
  const drawing = useRef<SVGSVGElement>(null);
  const size = nameSize / fitOf(view, useDrawnSize(drawing) ?? usualBox).scale;
  return (
    <Card title={translate('zoneMaps.floor', { floor })}>
      <svg
        ref={drawing}
        className="compare__plan"
        role="img"
        aria-label={translate('compare.plan', { floor, first, second })}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      >
        {zones.map(({ key, side, difference, corners }) => (
          <g key={key} className={`compare__zone compare__zone--${side} compare__zone--${difference}`}>
            <polygon points={pointsOf(corners)} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
        {/* Above all zones, so that no name lies under another zone. */}
        {zones
          .filter((zone) => hasRoom(zone, size))
          .map(({ key, name, side, difference, corners: [{ x, y } = { x: 0, y: 0 }] }) =>
            (side === 'first') === (difference !== 'changed' && difference !== 'onlySecond') ? (
              <text key={key} className="compare__name" x={x + size / 2} y={-y - size / 2} fontSize={size}>
                {name}
              </text>
            ) : null,
          )}
      </svg>
      <ul className="compare__key">
        {(['same', 'onlyFirst', 'onlySecond', 'changed'] as const).map((difference) => (
          <li key={difference}>
            <svg className="compare__sample" viewBox="0 0 24 12" aria-hidden>
              <g className={`compare__zone compare__zone--second compare__zone--${difference}`}>
                <polygon points="2,2 22,2 22,10 2,10" vectorEffect="non-scaling-stroke" />
              </g>
            </svg>
            {translateKey(translate, `compare.key.${difference}`, { first, second })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
