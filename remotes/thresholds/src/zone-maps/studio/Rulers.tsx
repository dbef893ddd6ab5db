import { fitOf, type PlanViewState } from '@console/design/plan';
import { metre } from '../drawing/studioZone';
import { rulerMarks } from './rulerMarks';

/** Length of a mark and height of its number, in pixels. */
const mark = 6;
const letters = 10;

/** Rulers in metres along the left and the lower edge of what is seen. */
export function Rulers({ view, box }: Pick<PlanViewState, 'view' | 'box'>) {
  if (!box || box.width === 0 || box.height === 0) return null;
  const { scale, x, y } = fitOf(view, box);
  const pixel = metre / scale;
  const [left, right] = [-x * pixel, (box.width - x) * pixel];
  const [top, bottom] = [-y * pixel, (box.height - y) * pixel];
  const across = rulerMarks(left / metre, (right - left) / metre);
  const upwards = rulerMarks(-bottom / metre, (bottom - top) / metre);
  return (
    <g className="studio__rulers" fontSize={letters * pixel} aria-hidden>
      <path
        d={[
          ...across.map((metres) => `M${metres * metre} ${bottom}v${-mark * pixel}`),
          ...upwards.map((metres) => `M${left} ${-metres * metre}h${mark * pixel}`),
        ].join('')}
        vectorEffect="non-scaling-stroke"
      />
      {across.map((metres) => (
        <text key={metres} x={metres * metre} y={bottom - (mark + 2) * pixel} textAnchor="middle">
          {metres}
        </text>
      ))}
      {upwards.map((metres) => (
        <text key={metres} x={left + (mark + 2) * pixel} y={-metres * metre + (letters / 3) * pixel}>
          {metres}
        </text>
      ))}
    </g>
  );
}
