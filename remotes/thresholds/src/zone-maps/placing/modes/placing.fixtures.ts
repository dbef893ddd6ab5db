import { createPlacing } from '../createPlacing';
import type { Canvas, Press, Target } from './mode';

/** A plan with the reader Dock, looking up at 4 m, 2 m, and with Aisle and Yard, which hang nowhere; Aisle is chosen. */
export function canvasOf() {
  const store = createPlacing({
    names: ['Aisle', 'Dock', 'Yard'],
    placements: { Dock: { x: 4000, y: 2000, z: 4, yaw: 90, floor: 'DEFAULT' } },
    floors: ['Attic', 'DEFAULT'],
  });
  store.setFloor('DEFAULT');
  const canvas: Canvas = { store, reach: 200 };
  const now = () => store.placing.getState();
  return { canvas, store, now, place: (name: string) => now().placements[name] };
}

/** A press at a place in millimetres. */
export const press = (x: number, y: number, more: Partial<Omit<Press, 'at'>> = {}): Press => ({
  at: { x, y },
  target: { kind: 'floor' },
  alt: false,
  ...more,
});

/** A reader, or its handle. */
export const on = (kind: 'reader' | 'handle', name: string): { readonly target: Target } => ({
  target: { kind, name },
});
