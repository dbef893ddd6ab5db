import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { filesBelow, writeGenerated } from './files';

/** Types of what is put into a message, by the kind of the element of the message. */
const typeOf = {
  [TYPE.argument]: 'Value',
  [TYPE.select]: 'Value',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'Time',
  [TYPE.time]: 'Time',
  [TYPE.tag]: 'Tag',
} as const;

/** The values of a message with their types; what has forms is said before the plain value that stands in them. */
function valuesIn(parts: readonly MessageFormatElement[], found: Map<string, string>): Map<string, string> {
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    if (!found.has(part.value) || found.get(part.value) === 'Value') found.set(part.value, typeOf[part.type]);
    if (part.type === TYPE.tag) valuesIn(part.children, found);
    if ('options' in part) for (const { value } of Object.values(part.options)) valuesIn(value, found);
  }
  return found;
}

/** Messages that take the same values share a type, which the compiler then compares once. */
function shapes(values: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const names = new Map<string, string>();
  const lines = [...values].map(([key, taken]) => {
    if (taken.size === 0) return `    '${key}': [];\n`;
    const shape = [...taken]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, type]) => `${name}: ${type}`)
      .join('; ');
    const name = names.get(shape) ?? `Values${names.size + 1}`;
    names.set(shape, name);
    return `    '${key}': ${name};\n`;
  });
  return { names, lines };
}

/**
 * Writes the keys of the messages below a folder as types, with the values that each takes in any language: a language
 * whose nouns have a gender takes more than English does.
 * @param source folder of the sources of a package, the shell or a remote.
 */
export function writeMessageTypes(source: string): void {
  const values = new Map<string, Map<string, string>>();
  const paths = filesBelow(source).filter(
    (path) => /(?:^|\/)[a-z]{2}\.json$/.test(path) && !path.startsWith('declared/'),
  );
  for (const path of paths) {
    const texts = JSON.parse(readFileSync(resolve(source, path), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(texts)) {
      const found = values.get(key) ?? new Map<string, string>();
      values.set(key, valuesIn(parse(text), found));
    }
  }
  const { names, lines } = shapes(values);
  writeGenerated(
    resolve(source, 'messages.generated.d.ts'),
    `type Value = string | number | boolean | Date | null | undefined;
type Time = Date | number;
type Tag = (chunks: never) => unknown;
${[...names].map(([shape, name]) => `type ${name} = [values: { ${shape} }];\n`).join('')}
declare global {
  interface ConsoleMessages {
${lines.join('')}  }
}

export {};
`,
  );
}
