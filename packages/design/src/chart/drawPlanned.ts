import type { Chart, SVGElement } from 'highcharts';
import type { PlacedBar } from './timeBar';

/** Height of the outline of what was planned, in pixels. */
const height = 28;

const drawn = new WeakMap<Chart, SVGElement>();

/**
 * Outlines when bars were to be. All outlines of a chart are one element: they are neither pressed nor walked to, and
 * thousands of elements would take long to draw.
 */
export function drawPlanned(chart: Chart, placed: readonly PlacedBar[]): void {
  drawn.get(chart)?.destroy();
  const [across, down] = [chart.xAxis[0], chart.yAxis[0]];
  if (!across || !down) return;
  const outlines = placed.flatMap(({ bar: { planned }, lane }) => {
    if (!planned) return [];
    const [left, right] = planned.map((time) => Math.round(across.toPixels(time, false)) + 0.5);
    const top = Math.round(down.toPixels(lane, false) - height / 2) + 0.5;
    return [`M${left} ${top}H${right}v${height}H${left}Z`];
  });
  const path = chart.renderer
    .path()
    .attr({ d: outlines.join(''), zIndex: 2 })
    .addClass('chart__planned');
  drawn.set(chart, path.add());
}
