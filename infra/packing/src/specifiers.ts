/** Import of a module by a relative path: `from './a'`, `import './a'`, `import('./a')`, `require('./a')`. */
const relativeImport =
  /(\bfrom\s*|\bimport\s*(?:\(\s*(?:\/\*[^*]*\*\/\s*)?)?|\brequire\(\s*)(["'])(\.{1,2}(?:\/[^"'\n]*)?)\2/g;

/**
 * Completes the relative paths of imports, as Node and the bundlers' strict modes want them: `./a` becomes `./a.js` or
 * `./a/index.js`.
 * @param isThere whether a path, relative to the module, is a file.
 * @param ending ending of the files that modules became, `.js` or `.d.ts`; the path that is written ends with `.js`.
 */
export function completeSpecifiers(code: string, isThere: (path: string) => boolean, ending: string): string {
  return code.replace(relativeImport, (whole, before: string, quote: string, path: string) => {
    if (isThere(path)) return whole;
    const found = [path, `${path.replace(/\/$/, '')}/index`].find((one) => isThere(`${one}${ending}`));
    return found === undefined ? whole : `${before}${quote}${found}.js${quote}`;
  });
}
