import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const workspace = join(__dirname, '../../..');

/** The files of a folder and of those in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const remotes = readdirSync(join(workspace, 'remotes')).map((name) => `remotes/${name}`);
const parts = ['packages/design', 'packages/remote', 'shell', ...remotes].filter((part) =>
  existsSync(join(workspace, part, 'src')),
);
const filesOf = new Map(parts.map((part) => [part, filesIn(join(workspace, part, 'src'))]));

/** Keys of the catalogues that lie in the sources of a part. */
const keysOf = (part: string): string[] =>
  (filesOf.get(part) ?? [])
    .filter((path) => path.endsWith('en.json'))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object));

/** What stands between the parenthesis that opens at `start` and the one that closes it. */
function argumentsAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return source.slice(start + 1, at);
  }
  return '';
}

/** Keys that a source reads: whole, or their start where the end is put in. */
function usedIn(file: string): { keys: string[]; starts: string[] } {
  const source = file.replace(/^ *(\/?\*|\/\/).*$/gm, '');
  const read = [...source.matchAll(/\btranslate\(/g)].map(
    ({ index }) =>
      // What follows a brace are values of the message.
      argumentsAt(source, index + 'translate'.length)
        .replaceAll('${', '$<')
        .split('{')[0],
  );
  const told = [...source.matchAll(/(?:\bkey: |<Message id=)(['"][a-z]\w*\.[\w.]+['"])/g)].map(
    ([, key]) => key,
  );
  const text = [...read, ...told].join('\n');
  return {
    keys: [...text.matchAll(/['"]([a-z]\w*(?:\.[\w-]+)+)['"]/g)].map(([, key = '']) => key),
    starts: [...text.matchAll(/`([\w.-]+\.)\$</g)].map(([, start = '']) => start),
  };
}

const everywhere = [...keysOf('packages/design'), ...keysOf('packages/remote')];

test.each(parts)('[FORM-18] every key used in the source of %s is in a catalogue it reads', (part) => {
  const keys = new Set([...everywhere, ...keysOf(part)]);
  const missing = (filesOf.get(part) ?? [])
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => {
      const used = usedIn(readFileSync(path, 'utf8'));
      const unknown = [
        ...used.keys.filter((key) => !keys.has(key)),
        ...used.starts.filter((start) => ![...keys].some((key) => key.startsWith(start))),
      ];
      return unknown.map((key) => `${relative(workspace, path)}: ${key}`);
    });
  expect(missing).toEqual([]);
});

test('the source is read for keys in every way they are written', () => {
  expect(
    usedIn(`
      // translate('a.x')
      translate('a.b'); translate(open ? 'a.c' : 'a.d', { name: 'no.key' });
      translate(\`a.\${kind}\`, values); ({ key: 'a.e' }); <Message id="a.f" />; key: 'plain'
    `),
  ).toEqual({ keys: ['a.b', 'a.c', 'a.d', 'a.e', 'a.f'], starts: ['a.'] });
});
