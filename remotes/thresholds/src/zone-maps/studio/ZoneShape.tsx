import { fitLabel } from '@console/design/plan';
import { memo, type PointerEvent } from 'react';
import type { Corner, Spot, StudioZone } from './studioZone';
import { halfway } from './zoneEdits';

/** Corners as SVG takes them. */
export const pointsOf = (corners: readonly Spot[]): string =>
  corners.map(({ x, y }) => `${x},${-y}`).join(' ');

/** Options of {@link ZoneShape}. */
export interface ZoneShapeProps {
  readonly zone: StudioZone;
  readonly chosen: boolean;
  /** Something is wrong with it. */
  readonly faulty: boolean;
  /** Size of its name, in millimetres. */
  readonly size: number;
  readonly onPress: (event: PointerEvent, zone: StudioZone) => void;
}

/** A zone; drawn again only when it changes. */
export const ZoneShape = memo(function ZoneShape({ zone, chosen, faulty, size, onPress }: ZoneShapeProps) {
  const { corners, name } = zone;
  if (corners.length === 0) return null;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const label = fitLabel(name, { width: right - left, height: high - low }, size);
  const state = `${chosen ? ' shape--chosen' : ''}${faulty ? ' shape--faulty' : ''}`;
  return (
    <g className={`shape${state}`} onPointerDown={(event) => onPress(event, zone)}>
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

/** Options of {@link Handles}. */
export interface HandlesProps {
  readonly corners: readonly Corner[];
  /** The corners that are chosen. */
  readonly places: readonly number[];
  /** Radius of what can be pressed, in millimetres. */
  readonly reach: number;
  readonly onPressCorner: (event: PointerEvent, place: number) => void;
  readonly onPressEdge: (event: PointerEvent, place: number) => void;
}

/** The corners of the chosen zone, and the middle of each edge, where a corner can be added. */
export function Handles({ corners, places, reach, onPressCorner, onPressEdge }: HandlesProps) {
  return (
    <g className="handles">
      {corners.map((_, index) => {
        const middle = halfway(corners, index);
        return (
          <g key={index} className="handles__edge" onPointerDown={(event) => onPressEdge(event, index)}>
            <circle className="handles__reach" cx={middle.x} cy={-middle.y} r={reach} />
            <circle cx={middle.x} cy={-middle.y} r={reach / 4} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
      {corners.map((corner, index) => (
        <g
          key={index}
          className={`handles__corner${places.includes(index) ? ' handles__corner--chosen' : ''}`}
          onPointerDown={(event) => onPressCorner(event, index)}
        >
          <circle className="handles__reach" cx={corner.x} cy={-corner.y} r={reach} />
          <circle cx={corner.x} cy={-corner.y} r={reach / 2} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </g>
  );
}
