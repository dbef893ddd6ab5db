import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDesign } from '../theme';
import type { DotSource, PlanHeat } from './dots';
import { drawDots } from './drawDots';
import type { View } from './view';

interface PlanCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly view: View;
  readonly dots: DotSource;
  readonly heat: PlanHeat | undefined;
  readonly clustered: boolean;
}

/** Dots over the drawing of a floor. Moved dots are drawn in the next frame, without a render. */
export function PlanCanvas({ canvas, view, dots, heat, clustered }: PlanCanvasProps) {
  const { theme, look } = useDesign();
  const latest = useRef<() => void>(() => undefined);

  // Another theme has other colours.
  useLayoutEffect(() => {
    latest.current = () => {
      if (canvas.current) drawDots(canvas.current, { view, dots: dots.current(), heat, clustered });
    };
    latest.current();
  }, [canvas, view, dots, heat, clustered, theme, look]);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      latest.current();
    };
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const end = dots.subscribe(drawSoon);
    const sizes = new ResizeObserver(drawSoon);
    if (canvas.current) sizes.observe(canvas.current);
    return () => {
      end();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canvas, dots]);

  return <canvas className="plan__dots" ref={canvas} />;
}
