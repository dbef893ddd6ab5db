import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { area } from './remotes';

/** Pin of a text, as the registry holds it. */
export const pin = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Text of a script, long enough that compressing it shows. */
export const script = (text: string) => `console.info('${text}');\n`.repeat(100);

/** Differences of a build. */
export interface Built {
  readonly version?: string;
  readonly name?: string;
  /** Text of the script that is loaded later. */
  readonly list?: string;
  /** Text of the entry; it holds the pin of what it loads. */
  readonly entry?: string;
  /** Further files by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** Fields of `build.json` to replace. */
  readonly build?: object;
}

/** Text of the entry that loads a script. */
export const entryOf = (list: string) => `${script('entry')}const pins = ['${pin(list)}'];\n`;

/**
 * Writes the build of a remote as its bundler does.
 * @param folder folder to make the build's own in.
 * @returns the folder of the build.
 */
export async function builtRemote(
  folder: string,
  {
    version = '1.0.0',
    name = 'parcels',
    list = script('list'),
    entry = entryOf(list),
    files = {},
    build = {},
  }: Built = {},
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const dist = await mkdtemp(join(folder, 'dist-'));
  await mkdir(join(dist, 'pages'));
  const scripts: Record<string, string> = { 'remoteEntry.js': entry, 'pages/list.js': list };
  for (const [path, text] of Object.entries({ ...scripts, ...files }))
    await writeFile(join(dist, path), text);
  const described = {
    kind: 'remote',
    name,
    version,
    entry: 'remoteEntry.js',
    container: `rfid_${name}`,
    federation: '2.9.2',
    contract: '^1.0.0',
    shared: {},
    owner: 'Parcels',
    areas: [area('readers')],
    routes: [{ path: `/${name}`, page: 'List', files: Object.keys(scripts), shares: [] }],
    integrity: Object.fromEntries(Object.entries(scripts).map(([path, text]) => [path, pin(text)])),
    ...build,
  };
  await writeFile(join(dist, 'build.json'), JSON.stringify(described));
  return dist;
}
