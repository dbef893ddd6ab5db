import type { FastifyInstance } from 'fastify';

/** Answer of one of the service's own calls. */
interface OwnAnswer {
  readonly status: number;
  /** The parsed body; `undefined` when there is none. */
  readonly body: unknown;
}

/** Makes the service's own calls on behalf of a caller: what is checked there need not be checked twice. */
export type OwnCalls = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => Promise<OwnAnswer>;

/** @param authorization the header of the user who asks for it */
export function ownCalls(app: FastifyInstance, authorization: string | undefined): OwnCalls {
  return async (method, url, body) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(authorization && { authorization }), 'content-type': 'application/json' },
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
}
