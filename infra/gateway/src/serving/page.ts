import type { FastifyInstance, FastifyReply } from 'fastify';

const stylePath = '/console/unavailable.css';

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
label { display: block; margin: 1rem 0 }
input { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit }
button { padding: .5rem 1rem; font: inherit }
code { display: block; margin: .5rem 0 0; padding: .75rem 1rem; border: 1px solid; border-radius: 6px; font-size: .875rem; overflow-wrap: anywhere }
`;

/** Text as it may stand in a page. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Texts of a page that stands in for the console. */
export interface Page {
  /** @defaultValue en */
  readonly language?: string;
  readonly title: string;
  /** Paragraphs, as HTML. */
  readonly body: string;
  /** Seconds after which the browser asks again. @defaultValue never */
  readonly refresh?: number;
}

const html = ({ language = 'en', title, body, refresh }: Page) => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Serves the style sheet of {@link sendPage}. */
export function servePageStyle(server: FastifyInstance): void {
  server.get(stylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}

/** Answers with a page in place of the console. */
export const sendPage = (reply: FastifyReply, page: Page) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html(page));
