import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Agent, Dispatcher } from 'undici';
import { ClientGoneError } from '../requests/receiveBody';

/** Where headers carry the signal: of a request, the proxy library hands on nothing else that is the gateway's. */
const signal = Symbol('signal');

type Done = (error: Error | null, answer: Dispatcher.ResponseData<unknown>) => void;
type Headers = Dispatcher.RequestOptions['headers'] & { readonly [signal]?: AbortSignal };

/**
 * Calls off requests to the service when the stream or the connection that they came by is gone.
 * @param agent what asks the service
 */
export function callOff(scope: FastifyInstance, agent: Agent) {
  const signals = new WeakMap<FastifyRequest, AbortSignal>();

  scope.addHook('onRequest', async (request: FastifyRequest, { raw }: FastifyReply) => {
    const controller = new AbortController();
    const end = () => {
      if (!raw.writableEnded) controller.abort(new ClientGoneError());
    };
    if (raw.destroyed) end();
    else raw.once('close', end);
    signals.set(request, controller.signal);
  });

  return {
    /** Puts the signal of a request on the headers that the service is asked with. */
    marked: <T extends object>(request: FastifyRequest, headers: T): T => ({
      ...headers,
      [signal]: signals.get(request),
    }),
    /** The agent, which asks until the signal says otherwise. */
    agent: {
      request: ((options: Dispatcher.RequestOptions, done: Done) =>
        agent.request(
          { ...options, signal: (options.headers as Headers)[signal] },
          done,
        )) as Agent['request'],
    },
  };
}
