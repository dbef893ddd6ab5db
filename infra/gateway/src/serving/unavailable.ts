import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, sendPage } from './page';
import { refusal } from './refusal';

/** Seconds until a page asks again. */
const retryAfter = 10;

/**
 * Answers that the console is not available: with a page for browsers, with JSON for programs.
 * @param reason sentence for those who run the console; it contains no paths or addresses.
 */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply, reason: string) {
  reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter), vary: 'accept' });
  if (!request.headers.accept?.includes('text/html'))
    return reply.send(refusal(503, 'The console is not ready yet.', reason));
  return sendPage(reply, {
    title: 'The console is not ready',
    body: `<p>It cannot be shown at the moment. Nothing that you saved is lost. This page tries again by itself.</p>
<p>If it stays like this, tell whoever runs the console:
<code>${escaped(reason)}</code></p>`,
    refresh: retryAfter,
  });
}
