import {
  baselineOf,
  extentOf,
  fitLabel,
  lineHeight,
  type PlanMark,
  type PlanReader,
  type PlanZone,
  placeOfMarkName,
  placeOfNote,
} from './floor';
import type { View } from './view';

interface MarkProps {
  /** Size of a mark, in metres. */
  size: number;
  selected: boolean;
}

const chosen = (selected: boolean) => (selected ? ' plan__mark--selected' : '');

/** Letters of a zone, in marks; those of its note are a part of them, see the style sheet. */
const nameLetters = 1.4;
const noteLetters = 0.75 * nameLetters;

/**
 * The area of a zone with its name.
 * @param fits what has no room in the zone is left out
 */
export function ZoneArea({ zone, size, selected, fits }: MarkProps & { zone: PlanZone; fits: boolean }) {
  const { name, note } = zone;
  const area = extentOf(zone.corners);
  const letters = size * nameLetters;
  const whole = { text: name, size: letters, turned: false };
  const label = fits ? (fitLabel(name, area, letters) ?? (selected ? whole : undefined)) : whole;
  const noteAt =
    note !== undefined && label && (fits ? placeOfNote(label, note, area, size * noteLetters) : 'behind');
  return (
    <g className={`plan__zone${chosen(selected)}`}>
      <polygon
        points={zone.corners.map(({ x, y }) => `${x},${-y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
      <title>{note === undefined ? name : `${name}, ${note}`}</title>
      {label && (
        <text
          // At the upper edge, or the left one, where it does not lie over what hangs in the middle.
          transform={
            label.turned
              ? `translate(${area.left + baselineOf(area.width, label.size, size * 1.6)} ${-(area.low + area.high) / 2}) rotate(-90)`
              : `translate(${(area.left + area.right) / 2} ${baselineOf(area.height, label.size, size * 1.6) - area.high})`
          }
          fontSize={label.size}
          textAnchor="middle"
        >
          {label.text}
          {noteAt === 'behind' && <tspan className="plan__note">{` ${note}`}</tspan>}
          {noteAt === 'below' && (
            <tspan className="plan__note" x={0} dy={lineHeight * label.size}>
              {note}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

/** Letters of the name of a reader, in marks. */
const readerLetters = 1.2;

/**
 * A reader: a square, with a beam where it looks.
 * @param whole the whole floor, beyond whose edges names do not reach
 */
export function ReaderMark({
  reader,
  size,
  selected,
  whole,
}: MarkProps & { reader: PlanReader; whole: View }) {
  const { name, x, y, yaw, tone = 'neutral', faint = false } = reader;
  if (faint && !selected)
    return (
      <g
        className={`plan__reader plan__reader--faint plan__mark--${tone}`}
        transform={`translate(${x} ${-y})`}
      >
        <title>{name}</title>
        <rect
          x={-size / 4}
          y={-size / 4}
          width={size / 2}
          height={size / 2}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    );
  const letters = size * readerLetters;
  const place = placeOfMarkName(name, { x, y: -y }, { size, letters }, whole);
  return (
    <g className={`plan__reader plan__mark--${tone}${chosen(selected)}`} transform={`translate(${x} ${-y})`}>
      {yaw !== undefined && (
        <path
          className="plan__beam"
          d={`M0 0 L${size * 3} ${size * -1.2} L${size * 3} ${size * 1.2} Z`}
          transform={`rotate(${-yaw})`}
        />
      )}
      <rect x={-size / 2} y={-size / 2} width={size} height={size} vectorEffect="non-scaling-stroke" />
      <text x={place.x} y={place.y} fontSize={letters} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/** An item: a dot. */
export function ItemMark({ item, size, selected }: MarkProps & { item: PlanMark }) {
  return (
    <circle
      className={`plan__item plan__mark--${item.tone ?? 'neutral'}${chosen(selected)}`}
      cx={item.x}
      cy={-item.y}
      r={size * 0.35}
      vectorEffect="non-scaling-stroke"
    />
  );
}
