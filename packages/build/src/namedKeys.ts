/** Starts of keys, and whole keys, that stand in code as a text or as a part of one that is put together. */
const startsIn = (code: string) => new Set(code.match(/(?<=["'`}])[\w-]+(?:\.[\w-]+)*\.?(?=["'`$])/g));

const wordsIn = (code: string) => new Set(code.match(/[\w-]+/g));

/**
 * The keys of texts that code can ask for. A text `jobs.status` in the code, or `jobs.status.` that something is put
 * behind, stands for all keys that begin with it; `jobs` alone, which may mean many things, only for keys whose other
 * parts are words of the code or of what is there before it.
 */
export function namedKeys(keys: readonly string[], code: string, before = ''): string[] {
  const starts = startsIn(code);
  const words = wordsIn(code + before);
  return keys.filter((key) => {
    const [first = '', ...rest] = key.split('.');
    return isBegun(key, starts) || (starts.has(first) && rest.every((part) => words.has(part)));
  });
}

/** The keys of {@link namedKeys} that begin with at least two words of the code, or with one and a dot. */
export function begunKeys(keys: readonly string[], code: string): string[] {
  const starts = startsIn(code);
  return keys.filter((key) => isBegun(key, starts));
}

const isBegun = (key: string, starts: ReadonlySet<string>) =>
  key.split('.').some((_, at, parts) => {
    const start = parts.slice(0, at + 1).join('.');
    return starts.has(`${start}.`) || (at > 0 && starts.has(start));
  });
