const parts = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Stops some parts of the clock, for a test to move on by hand; the others go on, the network with them.
 * `jest.useRealTimers()` ends it.
 * @param stopped names of the globals.
 * @param now what the time is, if not the real one.
 */
export function stopClock(stopped: readonly (typeof parts)[number][], now?: number | Date): void {
  jest.useFakeTimers({
    ...(now === undefined ? {} : { now }),
    doNotFake: parts.filter((part) => !stopped.includes(part)),
  });
}
