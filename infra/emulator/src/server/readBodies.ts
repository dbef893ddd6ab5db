import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceFailure } from './failure';

/**
 * Reads bodies the way the service's clients write them: JSON under any content type or none, nothing at
 * all where nothing is needed, `""` in its place, or whatever an old client adds to a call without a body.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = async (request: FastifyRequest, body: string) => readBody(body, expectsBody(request));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
  app.addContentTypeParser('*', { parseAs: 'string' }, parse);
}

const expectsBody = (request: FastifyRequest) => request.routeOptions.schema?.body !== undefined;

/**
 * @param expected whether the call needs a body; where it does not, anything is taken for nothing
 * @throws 400 when the call needs one and this is not JSON
 */
export function readBody(body: string, expected: boolean): unknown {
  if (!expected || body.trim() === '') return undefined;
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new ServiceFailure(400, 'Invalid request', `body is not JSON: ${(error as Error).message}`);
  }
}
