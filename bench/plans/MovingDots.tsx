import { createDotSource, Plan } from '@console/design/plan';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Draws so many dots on a plan and moves all of them in every frame; returns when the first are drawn. */
    moveDots: (count: number, clustered: boolean) => Promise<void>;
  }
}

/** Width and depth of the floor in metres. */
const [wide, deep] = [60, 40];

const zones = Array.from({ length: 24 }, (_, index) => {
  const [left, low] = [(index % 6) * 10, Math.floor(index / 6) * 10];
  const corners = [
    { x: left, y: low },
    { x: left + 10, y: low },
    { x: left + 10, y: low + 10 },
    { x: left, y: low + 10 },
  ];
  return { name: `Zone ${index}`, corners, note: '200 items' };
});

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

window.moveDots = async (count, clustered) => {
  const dots = createDotSource();
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const move = () => {
    const now = performance.now() / 1000;
    for (let dot = 0; dot < count; dot += 1) {
      x[dot] = wide * (0.5 + 0.5 * Math.sin(now / 7 + dot * 1.7));
      y[dot] = deep * (0.5 + 0.5 * Math.sin(now / 9 + dot * 2.3));
    }
    dots.show({ count, x, y, selected: 7 });
    requestAnimationFrame(move);
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Plan label="Floor" zones={zones} dots={dots} clustered={clustered} />);
  move();
  await frame();
  await frame();
};
