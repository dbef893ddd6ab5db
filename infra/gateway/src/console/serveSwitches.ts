import {
  operationPaths,
  type SwitchesAnswer,
  type SwitchRequest,
  switchRequestSchema,
} from '@console/remote/operation';
import type { Registry } from '@console/remote/registry';
import { StoreError, UnreadableError } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import { refusal } from '../serving/refusal';
import type { Caller } from './identifyCaller';
import type { SwitchesFile } from './switchesFile';

interface SwitchSources {
  readonly registry: CachedContent<Registry>;
  readonly switches: SwitchesFile;
  readonly who: (request: FastifyRequest) => Promise<Caller>;
}

/** Longest request in bytes. */
const bodyLimit = 4096;

const answerOf = ({ off, history }: SwitchesAnswer): SwitchesAnswer => ({ off, history });

/** Lets administrators take remotes out of service and bring them back; each use is kept with time, name and reason. */
export function serveSwitches(server: FastifyInstance, { registry, switches, who }: SwitchSources): void {
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).header('cache-control', 'no-store').send(refusal(status, message));

  server.get(operationPaths.switches, async (request, reply) => {
    const caller = await who(request);
    if (caller.kind !== 'administrator') return refuse(reply, caller.refusal.status, caller.refusal.message);
    reply.header('cache-control', 'no-store');
    return answerOf(await switches.read());
  });

  server.post<{ Params: { remote: string }; Body: SwitchRequest }>(
    '/console/remotes/:remote/switch',
    { bodyLimit, schema: { body: switchRequestSchema } },
    async (request, reply) => {
      const caller = await who(request);
      if (caller.kind !== 'administrator')
        return refuse(reply, caller.refusal.status, caller.refusal.message);
      const { remote } = request.params;
      const known = await registry.read().catch(() => undefined);
      if (!known) return refuse(reply, 503, 'There is no registry yet.');
      if (!known.remotes.some(({ name }) => name === remote))
        return refuse(reply, 404, `This console has no remote ${remote}.`);
      try {
        const next = await switches.use(remote, request.body, caller.name);
        request.log.warn({ switch: next.history[0] }, 'A switch was used.');
        reply.header('cache-control', 'no-store');
        return answerOf(next);
      } catch (error) {
        if (!(error instanceof StoreError || error instanceof UnreadableError)) throw error;
        request.log.error(error);
        return error instanceof StoreError && error.code === 'conflict'
          ? refuse(reply, 409, 'Others used switches at the same time. Try again.')
          : refuse(reply, 503, 'The store of remotes cannot be changed from here.');
      }
    },
  );
}
