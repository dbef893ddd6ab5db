import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type BodyLimits, watchPace } from './bodyPace';
import { hasBody } from './readBodies';

/** The most that is read of a body for nothing, in bytes. */
const mostDiscarded = 64 * 1024 * 1024;

/**
 * Reads what is left of a body after its request was answered, before the connection is ended: a client that sends before
 * it reads would lose the answer otherwise (RFC 9112, 9.6). Has to be the last that is done to an answer.
 */
export function finishBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onSend', async ({ raw, method }, reply, answer) => {
    const isWhole = typeof answer === 'string' || Buffer.isBuffer(answer);
    if (isRead(raw) || method === 'HEAD' || !isWhole) return answer;
    reply.header('Content-Length', Buffer.byteLength(answer));
    return Readable.from(beforeRest(answer, raw, limits));
  });
}

/** Calls of the service to itself have no connection, and do not say when they are complete. */
const isRead = (raw: IncomingMessage) => !hasBody(raw) || raw.complete || raw.readableEnded;

/** An answer, and its end once the rest of the body was read. */
async function* beforeRest(answer: string | Buffer, raw: IncomingMessage, limits: BodyLimits) {
  yield answer;
  await discardRest(raw, limits);
}

/** Reads a body until its end, or until it is too large or too slow for that. */
function discardRest(raw: IncomingMessage, limits: BodyLimits): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      pace.stop();
      resolve();
    };
    const pace = watchPace(limits, done);
    let left = mostDiscarded;
    if (isRead(raw) || raw.destroyed) return done();
    raw.unpipe();
    raw.once('end', done).once('close', done);
    raw.on('data', (chunk: Buffer) => {
      pace.arrived(chunk.length);
      left -= chunk.length;
      if (left < 0) done();
    });
    raw.resume();
  });
}
