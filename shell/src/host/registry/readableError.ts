/** Parts of what was thrown that React, the browser and the console of the browser read. */
const parts = ['then', 'name', 'message', 'stack', 'cause'] as const;

/**
 * Thrown value, unless it cannot even be looked at: an object that throws when it is read, as a proxy may, would break
 * React, which reads it.
 */
export function readableError(thrown: unknown): unknown {
  try {
    if (thrown instanceof Error || (typeof thrown === 'object' && thrown !== null))
      for (const part of parts) void Reflect.get(thrown, part);
    return thrown;
  } catch {
    return new Error('What was thrown cannot be read.');
  }
}
