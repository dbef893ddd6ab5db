import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { useMemo, useRef } from 'react';
import { farZones, studioZones } from '../studio/studioZone';
import { useSize } from '../studio/useSize';
import { wholeView } from '../studio/view';
import { pointsOf } from '../studio/ZoneShape';
import { floorOf } from '../zoneMap.texts';
import type { ComparedZone, Difference } from './compareZones';

/** Options of {@link ComparedPlan}. */
export interface ComparedPlanProps {
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

/** What is on a floor in both maps, those of the first below; what is the same is drawn once. */
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
      const [{ corners } = { corners: [] }] = studioZones([own]);
      const { key, name, difference } = zone;
      return corners.length === 0 ? [] : [{ key: `${side} ${key}`, name, side, difference, corners }];
    });
  return [...drawn('first'), ...drawn('second')];
}

/** Size of names in pixels. */
const nameSize = 12;

/** Whether a name has room in its zone; the table has the others. @param size height of letters */
const hasRoom = ({ corners }: DrawnZone, size: number) =>
  Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y)) >= 1.5 * size;

/** Both maps on one floor, told apart by lines, not by colour alone; the table says the same in words. */
export function ComparedPlan({ compared, floor, first, second }: ComparedPlanProps) {
  const translate = useMessages();
  const zones = useMemo(() => drawnZones(compared, floor), [compared, floor]);
  const view = useMemo(() => wholeView(zones), [zones]);
  const drawing = useRef<SVGSVGElement>(null);
  const shown = useSize(drawing);
  const size = Math.max(view.width / shown.width, view.height / shown.height) * nameSize;
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
            {translate(`compare.key.${difference}`, { first, second })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
