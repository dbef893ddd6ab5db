import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../../..');
const read = (...path: string[]) => readFileSync(join(workspace, ...path), 'utf8');

/** The folder of the help of a part. */
const helpOf = (folder: string) => (folder === 'shell' ? 'src/features/help' : 'src/help');

const texts = (folder: string, file: string): Record<string, { about: string[] }> =>
  JSON.parse(read(folder, helpOf(folder), file));

/** The pages that the routes of a remote name. */
const pagesOf = (folder: string) =>
  [...read(folder, 'src/declaration.generated.ts').matchAll(/"page":"(\w+)"/g)].map(([, page = '']) => page);

/** Kinds of addresses of the console besides pages of remotes. */
const shellKinds = [
  ...read('shell/src/host/areas/resolveAddress.ts').matchAll(/readonly kind: '([\w-]+)'/g),
].flatMap(([, kind = '']) => (kind === 'remote' ? [] : [kind]));

const remotes = readdirSync(join(workspace, 'remotes')).map((name) => `remotes/${name}`);

/** The pages that look the same in all remotes; their help is with the shell. */
const shared = ['AreaErrorPage'];

const withHelp = [
  ...[...remotes, 'infra/kit/template'].map((folder) => ({
    folder,
    pages: [...new Set(pagesOf(folder))].filter((page) => !shared.includes(page)),
  })),
  { folder: 'shell', pages: [...shellKinds, ...shared] },
];

test.each(withHelp)(
  'every page of $folder has its help in English, and nothing else has',
  ({ folder, pages }) => {
    expect(pages.length).toBeGreaterThan(0);
    expect(Object.keys(texts(folder, 'pages.en.json')).sort()).toEqual(pages.toSorted());
    for (const { about } of Object.values(texts(folder, 'pages.en.json')))
      expect(about[0]).toMatch(/\w.*\.$/);
  },
);

const languages = withHelp.flatMap(({ folder }) =>
  readdirSync(join(workspace, folder, helpOf(folder)))
    .filter((file) => file.endsWith('.json') && file !== 'pages.en.json')
    .map((file) => ({ folder, file })),
);

test('help in another language says what the English one says: pages, paragraphs, words and keys', () => {
  for (const { folder, file } of languages) {
    const shape = (name: string) =>
      Object.entries(
        texts(folder, name) as Record<string, { about: string[]; words?: object; keys?: object }>,
      )
        .map(([page, { about, words = {}, keys = {} }]) => [
          page,
          about.length,
          Object.keys(words).length,
          Object.keys(keys).length,
        ])
        .toSorted();
    expect({ file, folder, shape: shape(file) }).toEqual({ file, folder, shape: shape('pages.en.json') });
  }
});
