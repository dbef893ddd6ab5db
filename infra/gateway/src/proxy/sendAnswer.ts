import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../serving/representation';

/** Answers below this size gain nothing from compression, in bytes. */
const worthCompressing = 1024;

/** Largest answer that is held in memory to be compared with what the client has, in bytes. */
const mostHeld = 1024 * 1024;

const isData = /^text\/(?!event-stream)|[/+](json|xml)(;|$)/;

/** Types that are compressed. */
export const compressedTypes = isData;

/** Statuses of answers without a body. */
const bodiless = new Set([204, 205, 304]);

/** Whether an answer is to be compressed here: one with a body of some size, not compressed or partial already. */
function isCompressible(reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
  return (
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    reply.hasHeader('content-type') &&
    length >= worthCompressing
  );
}

/** Whether a client may have the same answer already: data that it asks for, and that carries no tag of its own. */
function isComparable(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    ['etag', 'last-modified', 'content-encoding', 'content-disposition'].every(
      (name) => !reply.hasHeader(name),
    ) &&
    isData.test(String(reply.getHeader('content-type') ?? '')) &&
    Number(reply.getHeader('content-length') ?? 0) <= mostHeld
  );
}

/** The whole of a stream, or a stream of all of it when it is larger than what is held. */
async function held(stream: Readable): Promise<Buffer | Readable> {
  const parts: Buffer[] = [];
  let size = 0;
  const iterator = stream[Symbol.asyncIterator]();
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > mostHeld)
      return Readable.from(
        (async function* () {
          yield* parts;
          yield* { [Symbol.asyncIterator]: () => iterator };
        })(),
        { objectMode: false },
      );
  }
  return Buffer.concat(parts);
}

function varyBy(reply: FastifyReply, header: string): void {
  const before = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!before.toLowerCase().split(/,\s*/).includes(header))
    reply.header('vary', [before, header].filter(Boolean).join(', '));
}

/**
 * Sends an answer of the service. Data without an entity tag gets one, so that polling for unchanged data costs a few
 * bytes.
 * @throws when the service breaks off before the answer has begun.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
): Promise<void> {
  // The rest of a request body that the service did not read is discarded, so the connection can be kept.
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  if (request.method === 'HEAD' || bodiless.has(reply.statusCode)) {
    reply.send(stream);
    return;
  }
  let body: Buffer | Readable = stream;
  if (isComparable(request, reply)) {
    body = await held(stream);
    varyBy(reply, 'authorization');
    if (Buffer.isBuffer(body)) {
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) {
        reply.removeHeader('content-length').removeHeader('content-type').code(304).send();
        return;
      }
      reply.header('content-length', body.length);
    }
  }
  if (isCompressible(reply)) reply.compress(body);
  else reply.send(body);
}
