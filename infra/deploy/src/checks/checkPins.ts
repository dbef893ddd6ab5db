import { type BuildLanguages, buildLanguagesSchema } from '@console/remote/registry';
import { isPinned, jsonReader } from '@console/store';
import type { UnreleasedManifest } from '../buildManifest';
import type { BuiltFile } from '../builtFiles';
import { ReleaseRefused } from '../ReleaseRefused';
import { isFallback } from './isFallback';

/** The one file of a build that is no part of what runs: its description. */
const description = 'build.json';

const readLanguages = jsonReader<BuildLanguages>('The file of languages', {
  $id: 'build-languages',
  ...buildLanguagesSchema,
});

/** All pins of a build: those of its record, and those of the scripts of languages. */
function pinsOf(
  { integrity, languages }: UnreleasedManifest,
  contents: ReadonlyMap<string, Buffer>,
): Readonly<Record<string, string>> {
  const text = languages === undefined ? undefined : contents.get(languages)?.toString();
  if (languages === undefined || text === undefined) return integrity;
  if (!Object.hasOwn(integrity, languages))
    throw new ReleaseRefused(`${languages} has no pin in build.json.`);
  const folder = languages.slice(0, languages.lastIndexOf('/') + 1);
  const { files } = readLanguages(text);
  return {
    ...integrity,
    ...Object.fromEntries(Object.entries(files).map(([file, pin]) => [folder + file, pin])),
  };
}

/** `logs.worker.js`: the script of a worker. */
const isWorker = (file: string) => file.endsWith('.worker.js');

/**
 * Holds a build against its own pins: a file that a route needs and that is missing, unpinned or different would be
 * refused by every browser, and a file without a pin was not built by the team.
 * @throws ReleaseRefused
 */
export function checkPins(build: UnreleasedManifest, files: readonly BuiltFile[]): void {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const pins = pinsOf(build, contents);
  for (const file of new Set([build.entry, ...build.routes.flatMap((route) => route.files)]))
    if (!Object.hasOwn(build.integrity, file)) throw new ReleaseRefused(`${file} has no pin in build.json.`);
  for (const { path, files: needed } of build.routes) {
    const copies = needed.find(isFallback);
    if (copies !== undefined)
      throw new ReleaseRefused(
        `The page at ${path} loads ${copies}, the copies of shared modules for pages without a shell. Name the chunk ` +
          'that imports what is not shared by webpackChunkName, and build it anew.',
      );
  }
  const named = new Map(Object.entries({ ...build.documents, ...pins }));
  for (const [file, integrity] of named) {
    const content = contents.get(file);
    if (!content) throw new ReleaseRefused(`${file} is named by build.json, but is not in the build.`);
    if (!isPinned(content, integrity))
      throw new ReleaseRefused(`${file} is not the file that build.json pins.`);
  }
  for (const file of contents.keys())
    if (file !== description && !named.has(file))
      throw new ReleaseRefused(`${file} is in the build, but build.json does not pin it.`);
  // Scripts that are loaded later are checked by the entry, with the pins that the bundler has written into it.
  const entry = contents.get(build.entry)?.toString() ?? '';
  // Workers are no part of what the entry loads: who starts one checks it against the registry.
  for (const [file, integrity] of Object.entries(pins))
    if (file.endsWith('.js') && file !== build.entry && !isWorker(file) && !entry.includes(integrity))
      throw new ReleaseRefused(`${build.entry} does not hold the pin of ${file}, which it loads.`);
}
