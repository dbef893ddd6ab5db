import { hanging } from './hanging';
import type { Canvas, Held, Press } from './mode';
import { moving } from './moving';
import { turning } from './turning';

/**
 * Begins the gesture of a press: on a reader it chooses and moves it, on its handle it turns it, on the floor it hangs the
 * chosen reader there if that hangs nowhere yet. None leaves the pointer to the plan, which moves.
 */
export function enter(canvas: Canvas, press: Press): Held | undefined {
  const { store } = canvas;
  const { target, at } = press;
  const { chosen, placements, waiting } = store.placing.getState();
  if (target.kind === 'floor') {
    if (chosen !== undefined && waiting.includes(chosen)) return hanging(chosen, canvas, press);
    store.choose(undefined);
    return undefined;
  }
  const place = placements[target.name];
  if (!place) return undefined;
  store.choose(target.name);
  return target.kind === 'handle' ? turning(target.name, place) : moving(target.name, place, at);
}

export type { Canvas, Held, Press, Target } from './mode';
