import type { Antennas } from '@console/api-client/threshold-antenna-configurations';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { useMemo } from 'react';
import {
  type GateReader,
  gateSentence,
  idsInWords,
  layoutGate,
  type PlacedReader,
  powersInWords,
} from './gate';
import css from './gate.css';

interface GateDrawingProps {
  /** Name of the drawing, for assistive technology. */
  readonly label: string;
  readonly arrangement: string;
  readonly readers: readonly GateReader[];
}

const height = 220;
/** The line of the wall. */
const middle = height / 2;

/** A gate from above: its readers, and where the antennas of each look; the same in words below. */
export function GateDrawing({ label, arrangement, readers }: GateDrawingProps) {
  useStyles(css);
  const translate = useMessages();
  const {
    width,
    passages,
    readers: placed,
  } = useMemo(() => layoutGate(arrangement, readers), [arrangement, readers]);
  const ends = [0, ...passages.flatMap(({ from, to }) => [from, to]), width];
  return (
    <figure className="gate" aria-label={label}>
      <svg className="gate__drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {ends.map((from, index) =>
          index % 2 === 0 ? (
            <path key={from} className="gate__wall" d={`M${from} ${middle}H${ends[index + 1]}`} />
          ) : null,
        )}
        <text className="gate__label" x={8} y={18}>
          {translate('thresholds.gate.inside')}
        </text>
        <text className="gate__label" x={8} y={height - 8}>
          {translate('thresholds.gate.outside')}
        </text>
        {placed.map((reader) => (
          <ReaderOfGate key={reader.position} reader={reader} />
        ))}
      </svg>
      <figcaption>
        <ol className="gate__words">
          {placed.map((reader) => (
            <li key={reader.position}>{gateSentence(reader, translate)}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function ReaderOfGate({ reader: { x, position, configuration } }: { readonly reader: PlacedReader }) {
  return (
    <g transform={`translate(${x} ${middle})`}>
      {configuration && (
        <>
          <Beam antennas={configuration.in} way="in" />
          <Beam antennas={configuration.out} way="out" />
          {configuration.ignored.antennaIds.length > 0 && (
            <g className="gate__ignored">
              <path d="M-16 -10L-34 -22M-16 10L-34 22M16 -10L34 -22M16 10L34 22" />
              <text x={20} y={4}>
                {idsInWords(configuration.ignored)}
              </text>
            </g>
          )}
        </>
      )}
      <rect className="gate__reader" x={-15} y={-15} width={30} height={30} rx={4} />
      <text className="gate__number" y={5}>
        {position}
      </text>
    </g>
  );
}

/** Antennas that look inside or outside: a beam with their ids, and their powers where they have any of their own. */
function Beam({ antennas, way }: { readonly antennas: Antennas; readonly way: 'in' | 'out' }) {
  const translate = useMessages();
  if (antennas.antennaIds.length === 0) return null;
  const sign = way === 'in' ? -1 : 1;
  const powers = powersInWords(antennas, translate);
  const lines = powers ? [idsInWords(antennas), powers] : [idsInWords(antennas)];
  return (
    <g className={`gate__beam gate__beam--${way}`}>
      <path d={`M0 ${sign * 15}L-24 ${sign * 60}H24Z`} />
      {lines.map((line, index) => (
        <text key={line} y={way === 'in' ? -66 - 13 * (lines.length - 1 - index) : 75 + 13 * index}>
          {line}
        </text>
      ))}
    </g>
  );
}
