import type { Shape } from '@console/api-client/schema';

/** Ways to spoil the service's own answer. */
const spoilings = ['cut', 'malformed', 'html', 'shape'] as const;

/**
 * Something that goes wrong on purpose, as it is sent to `POST /emulator/faults` and as it stands in a file of
 * faults. One that names only `path` delays the call, by `delayMs`.
 */
export const faultSchema = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    method: { type: 'string', description: 'of the calls of this method; default: any' },
    path: { type: 'string', minLength: 1, description: 'of the calls whose path begins with this' },
    rate: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 1,
      description: 'share of the calls; default: all',
    },
    times: { type: 'integer', minimum: 1, description: 'how often; default: until it is taken away' },
    delayMs: { type: 'integer', minimum: 0, description: 'waits so many milliseconds first' },
    status: { type: 'integer', minimum: 200, maximum: 599, description: 'answers with this; default 200' },
    body: { description: 'answers with this: text as it is, anything else as JSON' },
    contentType: { type: 'string', description: 'of a body that is text; default application/json' },
    spoil: {
      enum: spoilings,
      description:
        "makes of the service's own answer: one that breaks off in the middle, no JSON, a page of HTML with status 200, JSON of another shape",
    },
    drop: { type: 'boolean', description: 'closes the connection without an answer; a socket after delayMs' },
    silent: { type: 'boolean', description: 'never answers; a socket stays open and sends nothing' },
    clockSkewMs: {
      type: 'integer',
      description: 'while it lasts, the clock of the service is off by so many milliseconds',
    },
  },
} as const;

/** Schema of a file of faults. */
export const faultsSchema = { type: 'array', items: faultSchema } as const;

/** Something that goes wrong on purpose. */
export type Fault = Readonly<Shape<typeof faultSchema>>;
