import { useMessages } from '@console/design/messages';
import { metre, type Spot, toMetres } from '../drawing/studioZone';
import type { Area, Hint } from './modes';

interface MeasuresProps {
  readonly drawn: readonly Spot[];
  readonly hint: Hint;
  /** The rectangle that is drawn. */
  readonly area: Area | undefined;
  /** Height of letters, in millimetres. */
  readonly size: number;
}

/** Lengths in metres with three digits, which are millimetres. */
const rounded = (millimetres: number) => Math.round(millimetres) / metre;

/** Coordinates and lengths beside the pointer, or beside the crosshair of the keyboard. */
export function Measures({ drawn, hint, area, size }: MeasuresProps) {
  const translate = useMessages();
  const at = hint.cross ?? area?.to ?? hint.pointer ?? hint.dragged;
  if (!at) return null;
  const before = drawn.at(-1);
  const lines = [translate('studio.measure.spot', { x: toMetres(at.x), y: toMetres(at.y) })];
  if (area)
    lines.push(
      translate('studio.measure.size', {
        width: rounded(Math.abs(area.to.x - area.from.x)),
        height: rounded(Math.abs(area.to.y - area.from.y)),
      }),
    );
  else if (before)
    lines.push(
      translate('studio.measure.length', { length: rounded(Math.hypot(at.x - before.x, at.y - before.y)) }),
    );
  return (
    <text className="studio__measures" x={at.x + size} y={-at.y - size} fontSize={size} aria-hidden>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x + size} dy={index === 0 ? 0 : 1.3 * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
