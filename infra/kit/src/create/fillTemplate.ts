import type { PlannedRemote } from './planRemote';

/** What the template says in the places of a new remote. */
const sample = { name: 'new-remote', area: 'data', owner: 'New remote team', contract: '^0.0.0' } as const;

/** As a string of the sources: quoted as they are, whatever characters are in it. */
const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

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
  switch (path) {
    case 'src/declaration.ts':
      return named
        .replace(literal(sample.contract), () => literal(contract))
        .replace(literal(sample.owner), () => literal(owner))
        .replace(`[${literal(sample.area)}]`, () => `[${literal(area)}]`);
    case 'src/addresses.ts':
      return named.replaceAll(`'/${sample.area}`, `'${address}`);
    case 'journey.spec.ts.txt':
      return named.replace(`'/${sample.area}'`, `'${address}'`);
    case 'README.md':
      return named.replace(sample.owner, () => owner).replace(`\`${sample.area}\``, () => `\`${area}\``);
    default:
      return named;
  }
}
