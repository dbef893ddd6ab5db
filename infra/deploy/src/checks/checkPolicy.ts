import type { BuiltFile } from '../builtFiles';
import { ReleaseRefused } from '../ReleaseRefused';
import { isFallback } from './isFallback';

/**
 * Spellings in scripts of what the policy of the console refuses when it runs. What stands in for the shell
 * runs on pages that have policies of their own, where style elements may be.
 */
const refused = [
  { pattern: /(?<![\w$.])eval\s*\(/, what: 'evaluates text (eval)', everywhere: true },
  {
    // The bundler asks for the global object this way where globalThis is not known, which is nowhere.
    pattern: /(?<![\w$.])Function\s*\((?!\s*["']return this["']\s*\)\s*\(\s*\))/,
    what: 'makes a function of text (Function)',
    everywhere: true,
  },
  {
    pattern: /createElement\(\s*["'`]style["'`]/,
    what: 'adds a style element (createElement)',
    everywhere: false,
  },
  {
    pattern: /setAttribute\(\s*["'`]style["'`]/,
    what: 'sets a style attribute (setAttribute)',
    everywhere: false,
  },
  { pattern: /(?<![\w$])document\.write(ln)?\s*\(/, what: 'writes into the document', everywhere: true },
] as const;

/** Objects used by everything on the page, as scripts spell that they change them. */
const changed = [
  {
    pattern:
      /(?<![\w$.])(?:window|globalThis|self)\.(?:fetch|XMLHttpRequest|WebSocket|EventSource|Promise|Map|Set|JSON|setTimeout|setInterval|requestAnimationFrame|queueMicrotask|structuredClone)\s*=(?!=)/,
    what: 'replaces a function of the window',
  },
  {
    pattern:
      /(?<![\w$.])(?:Array|Object|String|Number|Function|Promise|Map|Set|Date|RegExp|Error|URL|EventTarget|Node|Element|HTMLElement|History|Storage|Headers|Response)\.prototype(?:\.\w+|\[[^\]]+\])\s*=(?!=)/,
    what: 'changes a prototype',
  },
  { pattern: /(?<![\w$])document\.adoptedStyleSheets\b/, what: 'adds a style sheet to the whole page' },
] as const;

const placeIn = (text: string, { index }: RegExpExecArray) =>
  `…${text.slice(Math.max(0, index - 30), index + 50).replaceAll(/\s+/g, ' ')}…`;

/**
 * Looks through the scripts of a build for what the content security policy of the console refuses, and for what
 * changes the page for everything else on it. It finds what is
 * spelled out, not what is put together when the script runs: that, the browser refuses, and the page of remotes in
 * the console says by which remote it was tried.
 * @throws ReleaseRefused
 */
export function checkPolicy(files: readonly BuiltFile[]): void {
  for (const { path, content } of files) {
    if (!/\.m?js$/.test(path)) continue;
    const text = content.toString();
    for (const { pattern, what, everywhere } of refused) {
      const found = everywhere || !isFallback(path) ? pattern.exec(text) : null;
      if (found)
        throw new ReleaseRefused(
          `${path} ${what}, which the policy of the console refuses: ${placeIn(text, found)}`,
        );
    }
    for (const { pattern, what } of isFallback(path) ? [] : changed) {
      const found = pattern.exec(text);
      if (found)
        throw new ReleaseRefused(
          `${path} ${what}, which the console and all remotes use; keep what you need in a module of your own: ${placeIn(text, found)}`,
        );
    }
  }
}
