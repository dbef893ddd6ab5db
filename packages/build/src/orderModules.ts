/** Beginning of a module in the table of a script, as the bundler writes it: `12(module, …) {`. */
const begin = /^(\d+)\((?:__unused_rspack_)?(?:module|__webpack_module__)\b/gm;

/** End of the table of a script that is loaded on demand, and of its last module. */
const end = /(?<=\n},\n)\n}\]\);?\s*$/;

/**
 * The same script with its modules in the order of their ids; as it is where they cannot be told from each other, since
 * code of a module looks like the beginning of one.
 */
export function orderModules(script: string): string {
  const begins = [...script.matchAll(begin)];
  const tail = end.exec(script);
  if (begins.length < 2 || !tail) return script;
  const places = [...begins.map(({ index }) => index), tail.index];
  const modules = begins.map(([, id], at) => ({
    id: Number(id),
    text: script.slice(places[at], places[at + 1]).trimEnd(),
  }));
  if (!modules.every(({ text }) => text.endsWith('\n},'))) return script;
  const ordered = modules.sort((one, other) => one.id - other.id).map(({ text }) => `${text}\n`);
  return script.slice(0, places[0]) + ordered.join('') + tail[0];
}
