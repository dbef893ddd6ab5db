import type { View } from '@console/design/plan';
import { useId } from 'react';
import { metre, type Spot } from '../drawing/studioZone';
import { pointsOf } from '../drawing/wholeView';
import type { Area, Hint } from './modes';

interface DraftProps {
  readonly drawn: readonly Spot[];
  readonly hint: Hint;
  /** Size of the crosshair, in millimetres. */
  readonly reach: number;
  /** Places have numbers and no line between them. */
  readonly numbered: boolean;
  /** Places are joined by a line. */
  readonly lined: boolean;
}

/** The places that were taken so far, and the one that would be next. */
export function Draft({ drawn, hint: { cross, pointer }, reach, numbered, lined }: DraftProps) {
  const next = cross ?? pointer;
  return (
    <g className="studio__draft">
      {!numbered && lined && (
        <polyline points={pointsOf(next ? [...drawn, next] : drawn)} vectorEffect="non-scaling-stroke" />
      )}
      {drawn.map(({ x, y }, index) => (
        <g key={`${x},${y}`}>
          <circle cx={x} cy={-y} r={reach / 2} />
          {numbered && (
            <text x={x + reach} y={-y} fontSize={1.5 * reach}>
              {index + 1}
            </text>
          )}
        </g>
      ))}
      {cross && (
        <path
          className="studio__cross"
          d={`M${cross.x - reach} ${-cross.y}h${2 * reach}M${cross.x} ${-cross.y - reach}v${2 * reach}`}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

/** The box in which corners are chosen. */
export const AreaShape = ({ area: { from, to } }: { readonly area: Area }) => (
  <rect
    className="studio__box"
    x={Math.min(from.x, to.x)}
    y={-Math.max(from.y, to.y)}
    width={Math.abs(to.x - from.x)}
    height={Math.abs(to.y - from.y)}
    vectorEffect="non-scaling-stroke"
  />
);

/** Most lines of a grid each way; a finer one would be a grey area. */
const mostLines = 200;

/** The grid that corners are drawn to. @param grid distance of its lines in millimetres */
export function Grid({ view, grid }: { readonly view: View; readonly grid: number }) {
  const patternId = useId();
  const [left, top, width, height] = [view.left, view.top, view.width, view.height].map(
    (metres) => metres * metre,
  );
  if ((Math.max(view.width, view.height) * metre) / grid > mostLines) return null;
  return (
    <>
      <defs>
        <pattern id={patternId} width={grid} height={grid} patternUnits="userSpaceOnUse">
          <path className="studio__grid" d={`M${grid} 0H0V${grid}`} vectorEffect="non-scaling-stroke" />
        </pattern>
      </defs>
      <rect x={left} y={top} width={width} height={height} fill={`url(#${patternId})`} />
    </>
  );
}
