import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const workspace = join(__dirname, '../../..');

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sheetsIn(path);
    return entry.name.endsWith('.css') ? [path] : [];
  });

const sides =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?)$/;
const corners = /^border-(?:top|bottom)-(?:left|right)-radius$/;
const sided = /^(?:float|clear|text-align|caption-side|resize)$/;
const fourSides =
  /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

/** The values of a property that takes several, with functions as one. */
const valuesOf = (text: string): string[] => {
  let plain = text;
  while (/\([^()]*\)/.test(plain))
    plain = plain.replace(/[\w-]*\([^()]*\)/g, (found) => found.replaceAll(/[\s()]/g, '_'));
  return plain.split('/')[0]?.trim().split(/\s+/) ?? [];
};

/** Declarations of a sheet that mean left or right, whichever way the text is read. */
export function physicalIn(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, property = '', value = '']) => {
      if (sides.test(property) || corners.test(property)) return true;
      if (sided.test(property)) return /\b(?:left|right)\b/.test(value);
      const values = valuesOf(value);
      if (fourSides.test(property)) return values.length === 4 && values[1] !== values[3];
      if (property !== 'border-radius') return false;
      const [one, two = one, three = one, four = two] = values;
      return one !== two || three !== four;
    })
    .map(([found]) => found);
}

test.each(
  ['packages', 'shell/src', 'remotes']
    .flatMap((part) => sheetsIn(join(workspace, part)))
    .map((path) => relative(workspace, path)),
)('%s says start and end, never left and right', (path) => {
  expect(physicalIn(readFileSync(join(workspace, path), 'utf8'))).toEqual([]);
});

test('what means left or right is found in every way it is written', () => {
  const sheet = `
    /* margin-left: 1px; */
    .a { margin-left: 1px; right: 0; text-align: left; padding: 1px 2px 3px 4px; float: inline-start }
    .b { border-radius: 4px 0 0 4px; border-top-left-radius: 4px; border-left: 0 }
    .c { padding: 1px calc(2px + 1px) 3px calc(2px + 1px); inset: 0; border-radius: 3px 3px 0 0; margin: 0 auto }
    .d { background: linear-gradient(to right, red, blue); transition: left 1s; margin-inline: 0 auto }
  `;
  expect(physicalIn(sheet)).toEqual(
    [
      'margin-left: 1px',
      'right: 0',
      'text-align: left',
      'padding: 1px 2px 3px 4px',
      'border-radius: 4px 0 0 4px',
      'border-top-left-radius: 4px',
      'border-left: 0 ',
    ].map((one) => expect.stringContaining(one.trim())),
  );
});
