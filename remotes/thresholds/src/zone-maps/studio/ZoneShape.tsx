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
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
  const state = `${chosen ? ' shape--chosen' : ''}${faulty ? ' shape--faulty' : ''}`;
  return (
    <g className={`shape${state}`} onPointerDown={(event) => onPress(event, zone)}>
      <polygon points={pointsOf(corners)} vectorEffect="non-scaling-stroke" />
      <text x={x} y={-y} fontSize={size} textAnchor="middle">
        {name}
      </text>
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
