import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** Thrown when a client sends a body too slowly, or stops in the middle of it. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
  readonly statusCode = 408;
}

/** Says that the stream or the connection of a request is gone, and nobody waits for its answer. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';

  constructor() {
    super('The client is gone.');
  }
}

/** Limits for reading the rest of a body that is not needed any more, in bytes and in ms. */
const discarded = { bytes: 64 * 1024 * 1024, time: 10_000 };

/**
 * Reads the rest of a body and discards it: a client that sends before it reads would otherwise never see the answer.
 * The connection is closed when that takes too long.
 * @param timeoutMs time in ms that the client gets, of ten seconds at the most
 */
export function discardRest(raw: IncomingMessage, timeoutMs: number): void {
  if (raw.complete || raw.destroyed) return;
  let left = discarded.bytes;
  const timer = setTimeout(() => raw.destroy(), Math.min(timeoutMs, discarded.time)).unref();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.resume();
}

/** Least bytes of a body that have to arrive in a second, on average of the time that a client is waited for. */
const leastRate = 500;

/** Time limit for a body, and the call when it is exceeded. */
export interface BodyTimeLimit {
  /** Time in ms in which as much of a body has to arrive as its least rate says, or its end. */
  readonly bodyTimeout: number;
  /** Called for a body that came too slowly. */
  readonly onSlow: () => void;
}

/**
 * The body of a request as a stream of its own. Whoever reads it may give it up without harm to the connection, on
 * which the answer still has to travel. A client that sends too little in too long a time is not waited for, so that a
 * request takes no longer than what arrived of it allows: then the stream fails with a {@link SlowBodyError}. Waiting for
 * whoever reads the stream does not count.
 */
export function receiveBody(raw: IncomingMessage, { bodyTimeout, onSlow }: BodyTimeLimit): Transform {
  let arrived = 0;
  const timer = setInterval(() => {
    const isSlow = raw.readableLength === 0 && arrived < (leastRate * bodyTimeout) / 1000;
    arrived = 0;
    if (!isSlow) return;
    onSlow();
    body.destroy(new SlowBodyError('The body of the request came too slowly, or stopped in the middle.'));
  }, bodyTimeout).unref();
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      clearInterval(timer);
      done();
    },
  });
  // When the client closes its connection, there is no one to report the error to.
  raw.on('error', () => undefined);
  body.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new ClientGoneError());
  });
  body.once('close', () => {
    clearInterval(timer);
    raw.unpipe(body);
  });
  raw.pipe(body);
  return body;
}
