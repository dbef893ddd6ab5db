import {
  operationPaths,
  type TimedBuild,
  type TimingMeasure,
  type TimingsAnswer,
  timingsSchema,
} from '@console/remote/operation';
import { buildKey, type Registry } from '@console/remote/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import type { Caller } from './identifyCaller';
import type { SharedTimings } from './sharedTimings';

/** Longest message in bytes. */
const bodyLimit = 16 * 1024;

/** Stores and callers for serving timings. */
interface TimingsOptions {
  readonly timings: SharedTimings;
  readonly registry: CachedContent<Registry>;
  readonly who: (request: FastifyRequest) => Promise<Caller>;
  /** Told each time that is counted, in ms. */
  readonly onTime: (timed: TimedBuild, measure: TimingMeasure, time: number) => void;
}

/** True for a build that the registry names, as running or as one that ran before. */
const isReleased = ({ remotes }: Registry, { remote, ...timed }: TimedBuild) =>
  remotes.some(
    ({ name, builds, earlier }) =>
      name === remote && [...builds, ...earlier].some((build) => buildKey(build) === buildKey(timed)),
  );

/**
 * Takes what browsers measured of released builds and counts it for administrators, whichever gateway they ask. Anybody
 * may send; what the registry does not name is not counted, nobody is told so, and nothing of who sent it is kept.
 */
export function serveTimings(
  server: FastifyInstance,
  { timings, registry, who, onTime }: TimingsOptions,
): void {
  server.post<{ Body: readonly TimedBuild[] }>(
    operationPaths.timings,
    { bodyLimit, schema: { body: timingsSchema } },
    async ({ body }, reply) => {
      const released = await registry.read().catch(() => undefined);
      for (const timed of body) {
        if (!released || !isReleased(released, timed)) continue;
        for (const [measure, time] of timings.add(timed, Date.now())) onTime(timed, measure, time);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );

  server.addHook('onClose', () => timings.close());

  server.get(operationPaths.timings, async (request, reply) => {
    const caller = await who(request);
    reply.header('cache-control', 'no-store');
    if (caller.kind !== 'administrator') return reply.code(caller.refusal.status).send(caller.refusal);
    return (await timings.list()) satisfies TimingsAnswer;
  });
}
