import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Fault } from './schema';

const page = '<!doctype html><title>Gateway</title><h1>Please wait</h1>';

/**
 * Makes something else of an answer that is about to be sent.
 * @param text the service's own answer; what is no text (a file, nothing) counts as blank
 * @returns what is sent instead
 */
export function spoil(
  reply: FastifyReply,
  kind: NonNullable<Fault['spoil']>,
  text: string,
): string | Readable {
  switch (kind) {
    case 'cut':
      // The length of the whole is promised, so the client sees that something is missing.
      reply.header('content-length', Buffer.byteLength(text) + 1);
      return brokenOff(text.slice(0, Math.ceil(text.length / 2)));
    case 'malformed':
      reply.removeHeader('content-length');
      return text.slice(0, -1) || '{';
    case 'html':
      reply.code(200).removeHeader('content-length').type('text/html; charset=utf-8');
      return page;
    case 'shape':
      reply.removeHeader('content-length');
      return JSON.stringify({ unexpected: [text.length] });
  }
}

/** Sends the text and breaks the connection. */
function brokenOff(text: string): Readable {
  return Readable.from(
    (async function* () {
      yield text;
      throw new Error('broken off on purpose');
    })(),
  );
}
