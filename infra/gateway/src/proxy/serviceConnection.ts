import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

type Written = (error?: Error | null) => void;

/** Time in ms for which an answer is waited for on a connection that takes no more of the request. */
const timeoutMs = 2000;

const isHangUp = (error: Error) =>
  ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Keeps a connection readable after a write has failed on it. A service that refuses a large body answers and hangs
 * up; its answer has arrived by the time when writing fails, and would be lost with the socket.
 */
function readBeforeFailing(socket: Socket): void {
  const late = (written: Written): Written => {
    return (error) => {
      if (!error || !isHangUp(error)) {
        written(error);
        return;
      }
      const give = () => {
        clearTimeout(timer);
        socket.off('end', give).off('close', give);
        written(error);
      };
      const timer = setTimeout(give, timeoutMs).unref();
      socket.once('end', give).once('close', give);
    };
  };
  const { _write, _writev } = socket;
  socket._write = (chunk, encoding, written) => _write.call(socket, chunk, encoding, late(written));
  if (_writev) socket._writev = (chunks, written) => _writev.call(socket, chunks, late(written));
}

/** Connects to the service. @param timeout longest time in ms until a connection stands */
export function serviceConnector(timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout });
  return (target, done) =>
    connect(target, (...result) => {
      const [, socket] = result;
      if (socket) readBeforeFailing(socket);
      done(...result);
    });
}
