import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const printable = { type: 'string', pattern: '^[\\x20-\\x7e]{1,80}$' } as const;
const count = { type: 'integer', minimum: 1 } as const;

/** Schema of a console's report on a remote that runs from here: what it left behind in the page. */
export const leaksSchema = {
  type: 'array',
  maxItems: 1000,
  items: {
    anyOf: [
      {
        type: 'object',
        required: ['kind', 'type', 'target', 'count'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', const: 'listener' },
          /** Name of the event. */
          type: printable,
          /** `window`, `document`, an element. */
          target: printable,
          count,
        },
      },
      {
        type: 'object',
        required: ['kind', 'delay', 'count'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', enum: ['interval', 'timeout', 'frame'] },
          /** Milliseconds. */
          delay: { type: 'number', minimum: 0 },
          count,
        },
      },
    ],
  },
} as const satisfies JSONSchema;

/** Leftover of a remote in a page after its pages were left. */
export type Leak = FromSchema<typeof leaksSchema>[number];

const several = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** `2 listeners for resize on window` */
export function describeLeak(leak: Leak): string {
  if (leak.kind === 'listener')
    return `${several(leak.count, 'listener')} for ${leak.type} on ${leak.target}`;
  if (leak.kind === 'frame') return `${several(leak.count, 'loop')} of animation frames`;
  const timers = several(leak.count, 'timer');
  return leak.kind === 'interval' ? `${timers} every ${leak.delay} ms` : `${timers} of ${leak.delay} ms`;
}
