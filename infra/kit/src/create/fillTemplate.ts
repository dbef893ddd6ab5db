import { publishedAreas } from '@console/remote/contract';
import type { PlannedRemote } from './planRemote';

/** Names in the template, which those of a new remote replace. */
const sample = { name: 'new-remote', area: 'data', owner: 'New remote team', contract: '^0.0.0' } as const;

/** As a string of the sources: quoted as they are, whatever characters are in it. */
const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Import in the template for an area that is published. */
const importOfAreas = "import { publishedAreas } from '@console/remote/contract';\n";

/** True for an area that the documents describe. */
export const isPublished = ({ name }: PlannedRemote['area']) => Object.hasOwn(publishedAreas, name);

/** The area in the declaration: what is published of it, or everything there is to say. */
function sourceOf(area: PlannedRemote['area']): string {
  if (isPublished(area)) return `publishedAreas[${literal(area.name)}]`;
  const { name, title, path } = area;
  return `{ name: ${literal(name)}, title: { en: ${literal(title.en)} }, path: ${literal(path)}, place: 'bar' }`;
}

/**
 * Declared texts of a language: those of the template, and what the area is called. Other languages say that in English
 * until somebody translates it.
 */
function declaredTexts(text: string, { title, sections = [] }: PlannedRemote['area']): string {
  const { [publishedAreas[sample.area].title.en]: _, ...texts } = JSON.parse(text) as Record<string, string>;
  const names = [title, ...sections.map((section) => section.title)].map(({ en }) => [en, en]);
  return `${JSON.stringify({ ...Object.fromEntries(names), ...texts }, null, 2)}\n`;
}

/**
 * A file of the template as the new remote has it.
 * @param path of the file below the template.
 * @param contract range of contract versions that the remote is made for.
 */
export function fillTemplate(
  path: string,
  text: string,
  { name, area, owner, address }: PlannedRemote,
  contract: string,
): string {
  const named = text.replaceAll(sample.name, name);
  if (path.startsWith('src/declared/')) return declaredTexts(named, area);
  switch (path) {
    case 'src/declaration.ts':
      return named
        .replace(literal(sample.contract), () => literal(contract))
        .replace(literal(sample.owner), () => literal(owner))
        .replace(`publishedAreas.${sample.area}`, () => sourceOf(area))
        .replace(isPublished(area) ? '' : importOfAreas, '');
    case 'src/paths.ts':
      return named.replaceAll(`'/${sample.area}`, `'${address}`);
    case 'journey.spec.ts.txt':
      return named.replace(`'/${sample.area}'`, `'${address}'`);
    case 'README.md':
      return named.replace(sample.owner, () => owner).replace(`\`${sample.area}\``, () => `\`${area.name}\``);
    default:
      return named;
  }
}
