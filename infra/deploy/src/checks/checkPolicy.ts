import type { BuiltFile } from '../builtFiles';
import { ReleaseRefused } from '../ReleaseRefused';

/** Scripts for pages without a shell, which have policies of their own and where style elements may be. */
const isFallback = (path: string) => /(^|\/)fallback\.[^/]*$/.test(path);

/** What the policy of the console refuses when it runs, as it is spelled in scripts. */
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

/**
 * Looks through the scripts of a build for what the content security policy of the console refuses. It finds what is
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
      if (found) {
        const place = text.slice(Math.max(0, found.index - 30), found.index + 50).replaceAll(/\s+/g, ' ');
        throw new ReleaseRefused(`${path} ${what}, which the policy of the console refuses: …${place}…`);
      }
    }
  }
}
