import { yawTo } from '../placements';
import { type Canvas, type Held, type Press, spotOf, turnStep } from './mode';

/**
 * Hangs a reader where the floor is pressed; a drag from there says where it looks. Then the next reader that hangs
 * nowhere is chosen.
 */
export function hanging(name: string, canvas: Canvas, { at, alt }: Press): Held {
  const { store, reach } = canvas;
  const { floor, height } = store.placing.getState();
  const place = { ...spotOf(canvas, at, alt), z: height, yaw: 0, floor };
  store.place(name, place, true);
  return {
    move: (_, { at: to, alt: free }) => {
      // A hand that shakes turns nothing.
      if (Math.hypot(to.x - at.x, to.y - at.y) <= 2 * reach) return;
      store.place(name, { ...place, yaw: yawTo(at, to, turnStep(free)) }, true);
    },
    release: () => {
      store.endGesture();
      store.chooseWaiting();
    },
    cancel: () => store.abandonGesture(),
  };
}
