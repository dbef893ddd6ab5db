import { fitLabel } from '@console/design/plan';
import { memo } from 'react';
import type { Corner, StudioZone } from '../drawing/studioZone';
import { pointsOf } from '../drawing/wholeView';
import { halfway } from '../drawing/zoneEdits';

interface ZoneShapeProps {
  readonly zone: StudioZone;
  readonly chosen: boolean;
  /** Something is wrong with it. */
  readonly faulty: boolean;
  /** Size of its name, in millimetres. */
  readonly size: number;
}

/** A zone; drawn again only when it changes. */
export const ZoneShape = memo(function ZoneShape({ zone, chosen, faulty, size }: ZoneShapeProps) {
  const { key, corners, name } = zone;
  if (corners.length === 0) return null;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const label = fitLabel(name, { width: right - left, height: high - low }, size);
  const state = `${chosen ? ' shape--chosen' : ''}${faulty ? ' shape--faulty' : ''}`;
  return (
    <g className={`shape${state}`} data-zone={key}>
      <polygon points={pointsOf(corners)} vectorEffect="non-scaling-stroke" />
      <title>{name}</title>
      {label && (
        <text
          transform={`translate(${(left + right) / 2} ${-(low + high) / 2})${label.turned ? ' rotate(-90)' : ''}`}
          fontSize={label.size}
          textAnchor="middle"
        >
          {label.text}
        </text>
      )}
    </g>
  );
});

interface HandlesProps {
  readonly corners: readonly Corner[];
  /** The corners that are chosen. */
  readonly places: readonly number[];
  /** Radius of what can be pressed, in millimetres. */
  readonly reach: number;
}

/** The corners of the chosen zone, and the middle of each edge, where a corner can be added. */
export function Handles({ corners, places, reach }: HandlesProps) {
  return (
    <g className="handles">
      {corners.map((_, index) => {
        const middle = halfway(corners, index);
        return (
          <g key={index} className="handles__edge" data-edge={index}>
            <circle className="handles__reach" cx={middle.x} cy={-middle.y} r={reach} />
            <circle cx={middle.x} cy={-middle.y} r={reach / 4} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
      {corners.map((corner, index) => (
        <g
          key={index}
          className={`handles__corner${places.includes(index) ? ' handles__corner--chosen' : ''}`}
          data-corner={index}
        >
          <circle className="handles__reach" cx={corner.x} cy={-corner.y} r={reach} />
          <circle cx={corner.x} cy={-corner.y} r={reach / 2} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </g>
  );
}
