import { clusterDots, clusterRadius, type PlanDots, type PlanHeat } from './dots';
import { type Fit, fitOf, type View } from './view';

/** Layers and view for one drawing of the canvas. */
export interface Drawn {
  readonly view: View;
  readonly dots: PlanDots;
  readonly heat: PlanHeat | undefined;
  readonly clustered: boolean;
}

const names = ['accent', 'accent-ink', 'surface', 'focus', 'warning', 'ink'] as const;

type Colors = Readonly<Record<(typeof names)[number], string>>;

const full = 2 * Math.PI;

/** Width and height of a dot in pixels. */
const dotSize = 6;

/** Draws dots, their clusters, a way and a heat layer on a canvas, which gets as many pixels as its box has. */
export function drawDots(canvas: HTMLCanvasElement, drawn: Drawn): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  const style = getComputedStyle(canvas);
  const colors = Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--color-${name}`)]),
  ) as Colors;
  const box = { width, height };
  const fit = fitOf(drawn.view, box);
  if (drawn.heat) drawHeat(context, drawn.heat, fit, colors);
  if (drawn.dots.trail) drawTrail(context, drawn.dots.trail, fit, colors);
  if (drawn.clustered) drawClusters(context, drawn.dots, fit, box, colors, style.fontFamily);
  else drawSingles(context, drawn.dots, fit, box, colors);
  drawSelected(context, drawn.dots, fit, colors);
}

function drawSingles(
  context: CanvasRenderingContext2D,
  { count, x, y }: PlanDots,
  fit: Fit,
  { width, height }: { readonly width: number; readonly height: number },
  colors: Colors,
) {
  context.fillStyle = colors.accent;
  // On whole pixels: edges between them would have to be smoothed, which takes half as long again.
  for (let dot = 0; dot < count; dot += 1) {
    const left = fit.x + (x[dot] ?? Number.NaN) * fit.scale;
    const top = fit.y - (y[dot] ?? Number.NaN) * fit.scale;
    if (left >= -dotSize && left <= width + dotSize && top >= -dotSize && top <= height + dotSize)
      context.fillRect(Math.round(left - dotSize / 2), Math.round(top - dotSize / 2), dotSize, dotSize);
  }
}

function drawClusters(
  context: CanvasRenderingContext2D,
  dots: PlanDots,
  fit: Fit,
  box: { readonly width: number; readonly height: number },
  colors: Colors,
  fontFamily: string,
) {
  const clusters = clusterDots(dots, fit, box);
  context.fillStyle = colors.accent;
  context.beginPath();
  for (const { x, y, count } of clusters) {
    if (count === 1) {
      context.rect(x - dotSize / 2, y - dotSize / 2, dotSize, dotSize);
      continue;
    }
    const radius = clusterRadius(count);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, full);
  }
  context.fill();
  context.fillStyle = colors['accent-ink'];
  context.font = `600 11px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { x, y, count } of clusters) if (count > 1) context.fillText(shortCount(count), x, y);
}

/** A count in at most four letters: `999`, `12k`. */
const shortCount = (count: number) => (count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`);

function drawTrail(context: CanvasRenderingContext2D, trail: ArrayLike<number>, fit: Fit, colors: Colors) {
  context.strokeStyle = colors.focus;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.beginPath();
  for (let place = 0; place < trail.length; place += 2)
    context.lineTo(fit.x + (trail[place] ?? 0) * fit.scale, fit.y - (trail[place + 1] ?? 0) * fit.scale);
  context.stroke();
}

function drawSelected(
  context: CanvasRenderingContext2D,
  { x, y, selected = -1 }: PlanDots,
  fit: Fit,
  colors: Colors,
) {
  const left = fit.x + (x[selected] ?? Number.NaN) * fit.scale;
  const top = fit.y - (y[selected] ?? Number.NaN) * fit.scale;
  if (Number.isNaN(left) || Number.isNaN(top)) return;
  context.fillStyle = colors.focus;
  context.strokeStyle = colors.surface;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(left, top, 9, 0, full);
  context.fill();
  context.stroke();
  context.strokeStyle = colors.ink;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(left, top, 13, 0, full);
  context.stroke();
}

/** In so many steps a heat layer grows darker. */
const heatSteps = 8;

function drawHeat(
  context: CanvasRenderingContext2D,
  { left, low, cell, columns, values }: PlanHeat,
  fit: Fit,
  colors: Colors,
) {
  let most = 0;
  for (let index = 0; index < values.length; index += 1) most = Math.max(most, values[index] ?? 0);
  if (most === 0) return;
  const paths = Array.from({ length: heatSteps }, () => new Path2D());
  const size = cell * fit.scale;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value <= 0) continue;
    // The root shows what is little, too: beside a store room every aisle would be blank.
    const step = Math.min(heatSteps - 1, Math.floor(Math.sqrt(value / most) * heatSteps));
    const column = index % columns;
    const row = Math.floor(index / columns);
    paths[step]?.rect(
      fit.x + (left + column * cell) * fit.scale,
      fit.y - (low + (row + 1) * cell) * fit.scale,
      size,
      size,
    );
  }
  context.fillStyle = colors.warning;
  for (const [step, path] of paths.entries()) {
    context.globalAlpha = 0.12 + (0.68 * step) / (heatSteps - 1);
    context.fill(path);
  }
  context.globalAlpha = 1;
}
