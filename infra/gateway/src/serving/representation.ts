import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A small text held in memory in every encoding it may be asked for. */
export interface Representation {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Compresses a text once, as well as it goes, to be sent many times. */
export async function represent(text: string, type: string): Promise<Representation> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zip(identity, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, bodies: { br, gzip: gzipped, identity } };
}

/** True if the `If-None-Match` header of a request names an entity tag. */
export const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*') ?? false;

/**
 * Sends a representation that is revalidated each time: 304 to those who have it already.
 * @param vary what of a request it depends on, beside the encodings it accepts
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  ...vary: readonly string[]
) {
  const { type, etag, bodies } = representation;
  reply.headers({ 'cache-control': 'no-cache', etag, vary: ['accept-encoding', ...vary].join(', ') });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding =
    negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
}
