import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldAnswers } from '../options';
import { isKnown } from '../serving/representation';

/** Answers below this size gain nothing from compression, in bytes. */
const worthCompressing = 1024;

/** Default memory for answers: the list of ten thousand readers has five megabytes. */
const held: HeldAnswers = { one: 16 * 1024 * 1024, all: 64 * 1024 * 1024 };

const isData = /^text\/(?!event-stream)|[/+](json|xml)(;|$)/;

/** Types that are compressed. */
export const compressedTypes = isData;

/** Statuses of answers without a body. */
const bodiless = new Set([204, 205, 304]);

/** True for an answer to compress here: one with a body of some size, not compressed or partial already. */
function isCompressible(reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
  return (
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    reply.hasHeader('content-type') &&
    length >= worthCompressing
  );
}

/**
 * True for an answer that a client may have already: data that it asks for, and that carries no tag of its
 * own.
 */
function isComparable(request: FastifyRequest, reply: FastifyReply, most: number): boolean {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    ['etag', 'last-modified', 'content-encoding', 'content-disposition'].every(
      (name) => !reply.hasHeader(name),
    ) &&
    isData.test(String(reply.getHeader('content-type') ?? '')) &&
    Number(reply.getHeader('content-length') ?? 0) <= most
  );
}

/** An answer that was read whole, with its entity tag. */
interface Whole {
  readonly body: Buffer;
  readonly etag: string;
}

/**
 * The whole of a stream, or a stream of all of it when it is not to be held.
 * @param hold asked with the size of each part; false when no more can be held
 */
async function readWhole(stream: Readable, hold: (size: number) => boolean): Promise<Whole | Readable> {
  const parts: Buffer[] = [];
  const hash = createHash('sha256');
  const iterator = stream[Symbol.asyncIterator]();
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    parts.push(next.value);
    if (!hold(next.value.length))
      return Readable.from(
        (async function* () {
          yield* parts;
          yield* { [Symbol.asyncIterator]: () => iterator };
        })(),
        { objectMode: false },
      );
    hash.update(next.value);
  }
  return { body: Buffer.concat(parts), etag: `W/"${hash.digest('base64url').slice(0, 22)}"` };
}

function varyBy(reply: FastifyReply, header: string): void {
  const before = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!before.toLowerCase().split(/,\s*/).includes(header))
    reply.header('vary', [before, header].filter(Boolean).join(', '));
}

/**
 * Makes what sends answers of the service. Data without an entity tag gets one, so that polling for unchanged data costs
 * a few bytes; what is larger than can be held, or comes while much is held, is passed on as it comes.
 * @throws when the service breaks off before the answer has begun.
 */
export function answerSender({ one, all }: HeldAnswers = held) {
  let heldByAll = 0;

  /** Counts what is held for one answer, until it is sent. */
  const holder = (reply: FastifyReply) => {
    let heldByOne = 0;
    reply.raw.once('close', () => {
      heldByAll -= heldByOne;
    });
    return (size: number) => {
      if (reply.raw.closed || heldByOne + size > one || heldByAll + size > all) return false;
      heldByOne += size;
      heldByAll += size;
      return true;
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply, stream: Readable): Promise<void> => {
    // The rest of a request body that the service did not read is discarded, so the connection can be kept.
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    if (request.method === 'HEAD' || bodiless.has(reply.statusCode)) {
      reply.send(stream);
      return;
    }
    let body: Buffer | Readable = stream;
    if (isComparable(request, reply, one)) {
      const read = await readWhole(stream, holder(reply));
      varyBy(reply, 'authorization');
      if ('etag' in read) {
        reply.header('etag', read.etag);
        if (isKnown(request.headers['if-none-match'], read.etag)) {
          reply.removeHeader('content-length').removeHeader('content-type').code(304).send();
          return;
        }
        body = read.body;
        reply.header('content-length', body.length);
      } else body = read;
    }
    if (isCompressible(reply)) reply.compress(body);
    else reply.send(body);
  };
}
