import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './importsOf';
import { groundFiles, type Room } from './rooms';

/** One source, mutated and tested at a time. */
export interface Part {
  readonly room: string;
  readonly source: string;
  /** Tests that import the source, directly or not. */
  readonly tests: readonly string[];
  /** Stands for all that its result is made of. */
  readonly key: string;
}

/** Files that decide how every part is run. */
const ofEverything =
  /^(?:pnpm-lock\.yaml|packages\/build\/(?:jest|loaders)\/.*|packages\/testing\/src\/setup\.ts|infra\/commands\/src\/mutation\/(?:copyForMutants|mutants|runPart|[^/]*\.[cm]js).*)$/;

/** Files that are read and not imported: data, texts and scripts of a package. */
const isRead = (file: string) => !/\.(?:tsx?|md)$/.test(file);

const packageOf = (file: string) =>
  /^(?:(?:packages|remotes|infra)\/[^/]+|shell|bench|e2e)\//.exec(file)?.[0];

/** Tests that ask for a running service are left out: each mutant would wait for it. */
const asksForService = (test: string, source: string) =>
  /@jest-environment\s+(?!\S*\/dom\.ts\s)/.test(source) ||
  (test.endsWith('.tsx') && !test.startsWith('packages/design/'));

/**
 * Tells the parts of rooms.
 * @param root root of the workspace
 * @param files all files below it, without what is installed or built
 * @param node version of Node
 */
export function partsOf(
  root: string,
  rooms: Readonly<Record<string, Room>>,
  files: readonly string[],
  node = process.version,
): Part[] {
  const imports = importsOf(root);
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  const common = files.filter((file) => ofEverything.test(file));
  const readIn = new Map<string, readonly string[]>();
  const readFiles = (folder: string) => {
    const known = readIn.get(folder) ?? files.filter((file) => file.startsWith(folder) && isRead(file));
    readIn.set(folder, known);
    return known;
  };
  const keyOf = (source: string, tests: readonly string[]) => {
    const reached = new Set([source, ...tests].flatMap((file) => [...imports(file)]));
    const folders = new Set([...reached].flatMap((file) => packageOf(file) ?? []));
    const all = new Set([...common, ...reached, ...[...folders].flatMap(readFiles)]);
    const hash = createHash('sha256').update([node, source, ...tests].join('\0'));
    for (const file of [...all].sort()) hash.update(`\0${file}\0${hashOf(file)}`);
    return hash.digest('hex');
  };
  return Object.entries(rooms).flatMap(([room, { grounds }]) =>
    grounds.flatMap((ground) => {
      const { sources, tests } = groundFiles(ground, files);
      const able = tests.filter((test) => !asksForService(test, readFileSync(join(root, test), 'utf8')));
      return sources.map((source) => {
        const importing = able.filter((test) => imports(test).has(source));
        return { room, source, tests: importing, key: keyOf(source, importing) };
      });
    }),
  );
}
