import type { FastifyInstance } from 'fastify';
import { tagOf } from './serialisedList';

/**
 * Sends with every answer to a GET a weak entity tag, and to who has the answer already (`If-None-Match`), 304 without
 * it. Downloads, which come into being while they are sent, have none.
 */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, answer) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || !(typeof answer === 'string' || Buffer.isBuffer(answer)))
      return answer;
    const tag = String(reply.getHeader('etag') ?? tagOf(answer));
    reply.header('ETag', tag);
    if (!names(request.headers['if-none-match'], tag)) return answer;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Fastify looks into what it leaves out of answers to HEAD.
    return request.method === 'HEAD' ? '' : null;
  });
}

/** True for a condition that names the tag, weak or strong, or any. */
function names(condition: string | undefined, tag: string): boolean {
  const plain = (each: string) => each.trim().replace(/^W\//, '');
  const wanted = condition?.split(',').map(plain) ?? [];
  return wanted.includes('*') || wanted.includes(plain(tag));
}
