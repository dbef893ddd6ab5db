import { type PlacedAt, yawTo } from '../placements';
import { type Held, turnStep } from './mode';

/** Turns a reader by its handle: it looks at the pointer. */
export const turning = (name: string, place: PlacedAt): Held => ({
  move: ({ store }, { at, alt }) =>
    store.place(name, { ...place, yaw: yawTo(place, at, turnStep(alt)) }, true),
  release: ({ store }) => store.endGesture(),
  cancel: ({ store }) => store.abandonGesture(),
});
