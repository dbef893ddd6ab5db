/** Looks for what the console uses and has no way around; `browserslist` in the root `package.json` has it. */
function isTooOld(): boolean {
  try {
    const needed = [
      Array.prototype.toSorted,
      URL.canParse,
      AbortSignal.any,
      Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets'),
    ];
    return !needed.every(Boolean) || !CSS.supports('selector(:has(a))');
  } catch {
    return true;
  }
}

if (isTooOld()) {
  // A document of its own: it says so in every language, and what still runs in this one cannot draw over it.
  location.replace(new URL('./tooOld.html', import.meta.url).pathname);
  throw new Error('This browser is too old for the console.');
}
