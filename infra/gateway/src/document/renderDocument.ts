import { type ConsoleDocument, consoleDocumentId } from '@console/remote/registry';
import { assetPath, type PinnedFile, type ShellBuild } from '../builds/shellBuild';
import type { Preload } from './preloads';
import { registryOfDocument } from './registryOfDocument';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON that can stand inside a `script` element: nothing in it can end the element or a line of script. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const address = (name: 'href' | 'src', path: string, integrity: string) =>
  `${name}="${escaped(path)}" integrity="${escaped(integrity)}" crossorigin="anonymous"`;

const pinned = ({ file, integrity }: PinnedFile, name: 'href' | 'src') =>
  address(name, assetPath(file), integrity);

/** A script that runs once the document is there, in the order of such scripts. */
const start = (script: string) => `<script defer fetchpriority="high" ${script}></script>`;

/**
 * Scripts that the boot script starts after the first frame: browsers compile beside the page what they load for it, on
 * processors that the first frame has use for.
 */
const startLater = (scripts: readonly string[]) =>
  `<template id="console-entries">${scripts.map((script) => `<script ${script}></script>`).join('')}</template>`;

// Without an icon of its own the browser would ask for /favicon.ico and get the document.
const icon = ({ inlineIcon = 'data:,', icon: file }: ShellBuild) =>
  `<link rel="icon" ${file ? pinned(file, 'href') : `href="${escaped(inlineIcon)}"`}>`;

/** Names the boot script with the frame to the shell, which has the browser keep it. */
const frameToKeep = ({ file, integrity }: PinnedFile) =>
  `<meta name="console-frame" content="${escaped(`${file} ${integrity}`)}">`;

/** True for a document that leaves the entries of the shell to the boot script: its page is drawn without them. */
export const leavesEntries = (shell: ShellBuild, preloads: readonly Preload[]): boolean =>
  shell.startsEntries === true && preloads.some((file) => file.first);

/** Parts of one document. */
interface DocumentParts {
  readonly shell: ShellBuild;
  readonly document: ConsoleDocument;
  /** Scripts that the opened address needs in addition to those of the shell. */
  readonly preloads: readonly Preload[];
}

const defaultTitle = 'RFID Console';

/** The HTML document of the console. It holds no script text, so the policy needs neither hash nor nonce. */
export function renderDocument({ shell, document, preloads }: DocumentParts): string {
  const { configuration, registry } = document;
  const { title } = configuration;
  const written: ConsoleDocument = { configuration, registry: registryOfDocument(registry, shell) };
  const first = preloads.filter((file) => file.first);
  const rest = preloads.filter((file) => !file.first);
  const entries = shell.entries.map((entry) => pinned(entry, 'src'));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(typeof title === 'string' ? title : defaultTitle)}</title>`,
    icon(shell),
    // In order: the shell takes over what the boot script has asked for.
    start(pinned(shell.boot, 'src')),
    ...(shell.styles ?? []).map((style) => `<link rel="stylesheet" ${pinned(style, 'href')}>`),
    ...first.map(({ href, integrity }) => start(address('src', href, integrity))),
    ...(leavesEntries(shell, preloads) ? [startLater(entries)] : entries.map(start)),
    ...(shell.frame && shell.frame !== shell.boot ? [frameToKeep(shell.frame)] : []),
    ...rest.map(({ href, integrity, ofShell }) =>
      ofShell
        ? // Usually there before the shell, which then need not load it; no start waits for it. By an address of its own:
          // the shell would wait for an element with the address that it asks for, also when that has failed before.
          `<script async fetchpriority="high" ${address('src', `${href}#ahead`, integrity)}></script>`
        : `<link rel="preload" as="script" ${address('href', href, integrity)}>`,
    ),
    `<script type="application/json" id="${consoleDocumentId}">${embeddedJson(written)}</script>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript.</noscript>
</body>
</html>
`;
}
