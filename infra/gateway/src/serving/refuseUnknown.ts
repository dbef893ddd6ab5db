import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { refusal } from './refusal';

function refuse(reply: FastifyReply, status: number, message: string, debugMessage?: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusal(status, message, debugMessage));
}

const nothingHere = 'There is nothing at this address.';

const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not a valid one.',
  404: nothingHere,
  405: 'The method of the request is not known here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The content type of the request is not supported here.',
  417: 'The expectation of the request cannot be met.',
  431: 'The headers of the request are too large.',
};

/** Sentence for the status of a refusal. */
export const sentenceFor = (status: number) => sentences[status] ?? 'The gateway cannot answer this request.';

/** The status for a request that could not even be read, by the code of the error. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Headers = Readonly<Record<string, string>>;

/** An answer that is written on a connection on which there is no request to answer. */
function rawAnswer(status: number, headers: Headers): string {
  const body = JSON.stringify(refusal(status, sentenceFor(status)));
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Methods that the gateway, or the service behind it, answers. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers that there is nothing at an address: 404, or 405 for a method that nothing here answers. */
export function sendNothing(request: FastifyRequest, reply: FastifyReply) {
  if (methods.includes(request.method)) return refuse(reply, 404, nothingHere);
  reply.header('allow', methods.join(', '));
  return refuse(reply, 405, sentenceFor(405));
}

/** Refusals of the gateway: JSON in the shape of the service's errors, never a page. */
export const refuseUnknown = {
  /** Settings by which requests that cannot even be read are refused, with the given headers. */
  settings: (headers: Headers): FastifyServerOptions => ({
    frameworkErrors: (_error, _request, reply) => {
      reply.headers({ ...headers });
      return refuse(reply as FastifyReply, 400, 'The address is not a valid one.');
    },
    clientErrorHandler: (error, socket) => {
      const answering = (socket as { _httpMessage?: ServerResponse })._httpMessage;
      if (error.code !== 'ECONNRESET' && socket.writable && !answering?.headersSent)
        socket.end(rawAnswer(unreadable[error.code] ?? 400, headers), () => socket.destroy());
      else socket.destroy();
    },
  }),

  /** Handlers for what is not there and for what failed; the reason of a failure goes to the log only. */
  handlers(server: FastifyInstance, headers: Headers): void {
    server.setNotFoundHandler(sendNothing);
    server.setErrorHandler(
      (error: { statusCode?: number; name?: string; message?: string }, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error(error);
        // A folder, or a path that leads out of one, is to be as little there as any other that names no file.
        if (status === 403) return refuse(reply, 404, nothingHere);
        const why = error.name === 'BodyError' ? error.message : undefined;
        return refuse(reply, status, sentenceFor(status), why);
      },
    );
    // Over HTTP/1.1 there is a connection to answer on, over HTTP/2 an answer.
    const answer = (to: Socket | ServerResponse, status: number) => {
      to.on('error', () => to.destroy());
      if ('writeHead' in to) to.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end();
      else to.end(rawAnswer(status, headers));
    };
    server.server.on('connect', (_request: IncomingMessage, to: Socket | ServerResponse) => answer(to, 405));
    server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
      answer(request.httpVersionMajor === 1 ? request.socket : response, 417),
    );
  },
};
