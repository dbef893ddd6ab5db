import type { DocumentedOperation, openApi } from './openApi';

/** The description to read: plain HTML, without scripts and without styles of its own, for any policy. */
export function page(document: ReturnType<typeof openApi>): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => ({
    name,
    entries: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}: API</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header>
<h1>${escaped(document.info.title)}</h1>
<p>Version ${escaped(document.info.version)} · <a href="/docs/openapi.json">OpenAPI 3.1 document</a></p>
</header>
<nav aria-label="Sections"><ul>
${sections.map(({ name }) => `<li><a href="#${anchor(name)}">${escaped(name)}</a></li>`).join('\n')}
</ul></nav>
<main>
${sections
  .map(
    ({ name, entries }) =>
      `<section id="${anchor(name)}"><h2>${escaped(name)}</h2>\n${entries.map(entry).join('\n')}\n</section>`,
  )
  .join('\n')}
<section id="schemas"><h2>Bodies</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => `<details id="schema-${name}"><summary>${name}</summary>${json(schema)}</details>`)
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
}

function entry({ path, method, operation }: Entry): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  return `<details>
<summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>${json(parameters)}` : ''}
${requestBody ? `<h3>Body</h3>${json(requestBody.content)}` : ''}
<h3>Answers</h3>${json(responses)}
</details>`;
}

const json = (value: unknown) => `<pre tabindex="0">${escaped(JSON.stringify(value, undefined, 2))}</pre>`;

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
