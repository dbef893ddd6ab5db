import type { FastifyInstance } from 'fastify';
import { type Clock, SteppedClock } from '../clock';
import { ServiceFailure } from '../failure';
import type { Faults } from '../faults/faults';
import { type Fault, faultSchema } from '../faults/schema';
import '../authentication/access';

/** Parts of the service that can be controlled from outside. */
export interface Controls {
  readonly reset: () => Promise<void>;
  readonly faults: Faults;
  readonly clock: Clock;
  /** Cuts readers off, by their names. */
  readonly cutOff: (readers: readonly string[]) => Promise<void>;
  /** Lets readers that were cut off report again. */
  readonly reconnect: (readers: readonly string[]) => Promise<void>;
}

const advanceSchema = {
  type: 'object',
  required: ['milliseconds'],
  properties: { milliseconds: { type: 'integer', minimum: 0 } },
} as const;

const readersSchema = {
  type: 'object',
  required: ['readers'],
  properties: { readers: { type: 'array', items: { type: 'string' } } },
} as const;

/** Calls with which a test in another process puts the emulator back, breaks it and moves its time. */
export function controlRoutes({
  reset,
  faults,
  clock,
  cutOff,
  reconnect,
}: Controls): (app: FastifyInstance) => void {
  return (app) => {
    const config = { access: 'public' } as const;

    app.post('/emulator/reset', { config }, async (_request, reply) => {
      await reset();
      return reply.code(204).send();
    });

    app.post<{ Body: Fault }>(
      '/emulator/faults',
      { config, schema: { body: faultSchema } },
      async ({ body }, reply) => {
        faults.add(body);
        return reply.code(204).send();
      },
    );

    app.delete('/emulator/faults', { config }, async (_request, reply) => {
      faults.clear();
      return reply.code(204).send();
    });

    for (const [path, change] of [
      ['/emulator/cut-off', cutOff],
      ['/emulator/reconnect', reconnect],
    ] as const)
      app.post<{ Body: { readers: string[] } }>(
        path,
        { config, schema: { body: readersSchema } },
        async ({ body }, reply) => {
          await change(body.readers);
          return reply.code(204).send();
        },
      );

    app.post<{ Body: { milliseconds: number } }>(
      '/emulator/advance',
      { config, schema: { body: advanceSchema } },
      async ({ body }, reply) => {
        if (!(clock instanceof SteppedClock))
          throw new ServiceFailure(409, 'Conflict', 'The clock moves by itself');
        await clock.advance(body.milliseconds);
        return reply.code(204).send();
      },
    );
  };
}
