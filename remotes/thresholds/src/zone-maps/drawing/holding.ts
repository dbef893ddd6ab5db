/** Pointer that a gesture holds; it outlives renders. */
export interface Holding<Held> {
  current: Held | undefined;
}

/** Ends the hold of the pointer. @returns the gesture that held it */
export function letGo<Held>(holding: Holding<Held>): Held | undefined {
  const held = holding.current;
  holding.current = undefined;
  return held;
}
