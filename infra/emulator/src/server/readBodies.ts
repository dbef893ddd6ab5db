import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyLimits, watchPace } from './bodyPace';
import { ServiceFailure } from './failure';
import { decodeUtf8, requireShallow, requireStorableBody } from './text';

/**
 * Reads bodies the way the service's clients write them: JSON under any content type or none, nothing at
 * all where nothing is needed, `""` in its place, or whatever an old client adds to a call without a body.
 */
export function readBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.removeAllContentTypeParsers();
  const parse = async (request: FastifyRequest, body: Buffer) => readBody(body, expectsBody(request));
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, parse);
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request.raw)) return payload;
    if (!isPlain(request.headers['content-encoding'])) throw encoded;
    // Fastify reads none of these; a stream that nobody reads would stop the body.
    return ['GET', 'HEAD'].includes(request.method) ? payload : watched(payload as Readable, limits);
  });
}

const expectsBody = (request: FastifyRequest) => request.routeOptions.schema?.body !== undefined;

const encoded = new ServiceFailure(415, 'Unsupported media type', 'Content-Encoding must be identity', {
  'Accept-Encoding': 'identity',
});

const isPlain = (encoding = 'identity') => encoding.trim().toLowerCase() === 'identity';

/** True for a request that says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Passes a body on until it comes too slowly, which fails it with 408. */
function watched(body: Readable, limits: BodyLimits): Readable {
  const pace = watchPace(limits, (reason) =>
    passing.destroy(new ServiceFailure(408, 'Request timeout', reason)),
  );
  const passing = new Transform({
    transform(chunk, _encoding, done) {
      pace.arrived(chunk.length);
      done(null, chunk);
    },
    destroy(error, done) {
      pace.stop();
      done(error);
    },
  });
  body
    .on('error', (error) => passing.destroy(error))
    .on('close', () => body.readableEnded || passing.destroy());
  // Where the request was refused before its body was read, nobody else hears of it.
  return body.pipe(passing.on('error', () => {}));
}

/**
 * @param expected whether the call needs a body; where it does not, anything is taken for nothing
 * @throws 400 when the call needs one and this is not JSON in UTF-8
 */
function readBody(bytes: Buffer, expected: boolean): unknown {
  if (!expected) return undefined;
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new ServiceFailure(400, 'Invalid request', 'body is not UTF-8');
  if (text.trim() === '') return undefined;
  requireShallow(text);
  const body = parse(text);
  requireStorableBody(text, body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ServiceFailure(400, 'Invalid request', `body is not JSON: ${(error as Error).message}`);
  }
}

/** The most that is read of the body of a GET, in bytes. */
const mostOfGet = 64 * 1024;

/**
 * The JSON object that some clients send with a GET, which Fastify does not read. What is too large, late or no
 * object is nothing.
 */
export async function bodyOfGet(
  request: FastifyRequest,
  limits: BodyLimits,
): Promise<Readonly<Record<string, unknown>>> {
  if (!hasBody(request.raw)) return {};
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of watched(request.raw, limits)) {
      size += chunk.length;
      if (size > mostOfGet) return {};
      chunks.push(chunk);
    }
    const body = readBody(Buffer.concat(chunks), true);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
