import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languages } from '@console/design/language';
import { loadLanguage } from './loadLanguage';

const root = join(__dirname, '../../..');

/** Keys of the English catalogues of packages; the texts around an embedded remote are loaded by that. */
const keys = ['shell', 'packages/design', 'packages/remote'].flatMap((part) =>
  readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`${sep}en.json`) && !path.startsWith('embedding'))
    .flatMap((path) =>
      Object.keys(JSON.parse(readFileSync(join(root, part, 'src', path), 'utf8')) as object),
    ),
);

test.each(languages.filter((language) => language !== 'en'))(
  'what shell and packages say in %s is loaded as a whole',
  async (language) => {
    const { locale, translation = {} } = await loadLanguage(language);
    expect(locale).toBe(language);
    expect([...new Set(keys)].filter((key) => !Object.hasOwn(translation, key))).toEqual([]);
  },
);
