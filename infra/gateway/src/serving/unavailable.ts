import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './refusal';

const stylePath = '/console/unavailable.css';

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
code { display: block; margin: .5rem 0 0; padding: .75rem 1rem; border: 1px solid; border-radius: 6px; font-size: .875rem; overflow-wrap: anywhere }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Seconds until a page asks again. */
const retryAfter = 10;

const page = (reason: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfter}">
<title>The console is not ready</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>The console is not ready</h1>
<p>It cannot be shown at the moment. Nothing that you saved is lost. This page tries again by itself.</p>
<p>If it stays like this, tell whoever runs the console:
<code>${escaped(reason)}</code></p>
</main>
</body>
</html>
`;

/** Serves the style sheet of the page of {@link sendUnavailable}. */
export function serveUnavailable(server: FastifyInstance): void {
  server.get(stylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}

/**
 * Answers that the console is not available: with a page for browsers, with JSON for programs.
 * @param reason sentence for those who run the console; it contains no paths or addresses.
 */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply, reason: string) {
  reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter), vary: 'accept' });
  if (!request.headers.accept?.includes('text/html'))
    return reply.send(refusal(503, 'The console is not ready yet.', reason));
  return reply.type('text/html; charset=utf-8').send(page(reason));
}
