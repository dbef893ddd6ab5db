// Stands before everything else in the page of the schedules: React keeps the clock that it finds.

/** Factor by which time passes faster for long waits: for code that does not come, or until a page may be drawn. */
const haste = 25;

/** The clock as it was. */
export const wait = globalThis.setTimeout;
const limit = AbortSignal.timeout.bind(AbortSignal);

const hasten = (time: number) => (time >= 100 ? time / haste : time);

globalThis.setTimeout = ((handler: () => void, time = 0) => wait(handler, hasten(time))) as typeof setTimeout;
AbortSignal.timeout = (time) => limit(hasten(time));
