import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** Thrown when a client stops sending in the middle of a body. */
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

/** How much of a body that is not needed any more is still read, in bytes and in ms. */
const discarded = { bytes: 64 * 1024 * 1024, time: 10_000 };

/**
 * Reads the rest of a body and discards it: a client that sends before it reads would otherwise never see the answer.
 * The connection is closed when that takes too long.
 */
function discardRest(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  let left = discarded.bytes;
  const timer = setTimeout(() => raw.destroy(), discarded.time).unref();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.resume();
}

/**
 * The body of a request as a stream of its own. Whoever reads it may give it up without harm to the connection, on
 * which the answer still has to travel.
 * @param patience time in ms after which a client that sends nothing has given up; then the stream fails with a
 *   {@link SlowBodyError}. Waiting for whoever reads the stream does not count.
 */
export function receiveBody(raw: IncomingMessage, patience: number): Transform {
  const timer = setTimeout(() => {
    if (raw.readableLength > 0) timer.refresh();
    else body.destroy(new SlowBodyError('The body of the request stopped in the middle.'));
  }, patience).unref();
  const body = new Transform({
    transform(chunk, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
    flush(done) {
      clearTimeout(timer);
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
    clearTimeout(timer);
    raw.unpipe(body);
    discardRest(raw);
  });
  raw.pipe(body);
  return body;
}
