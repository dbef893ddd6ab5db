const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const initialsOf = (text: string) =>
  wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The words in which two names differ: without those that both begin with, and both end with. */
function difference(from: string, to: string): readonly [string, string] {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  const bothLonger = () => old.length > 1 && fresh.length > 1;
  while (bothLonger() && old.at(-1) === fresh.at(-1)) {
    old.pop();
    fresh.pop();
  }
  while (bothLonger() && old[0] === fresh[0]) {
    old.shift();
    fresh.shift();
  }
  return [old.join(' '), fresh.join(' ')];
}

const prefix = /^([A-Z]{2,})(?=[-_ ])/;
const numberedPrefix = /^([A-Za-z]+)(\d+)(?=[-_ ])/;

/**
 * A name for a part of another facility. What the name has of the name of its facility gives way to that of the other
 * one: the whole (`Market Street Store`), the words in which both differ (`Market`), or initials at its start (`MS-`). A
 * number at its start counts on (`DC1-`); to any other name that of the facility is added.
 *
 * @param from - the facility that has the part
 * @param to - the other facility
 */
export function suggestName(name: string, from: string, to: string): string {
  const target = to.trim();
  if (target === '') return '';
  const spaced = /\s/.test(name);
  const fitted = (text: string) => (spaced ? text : text.replaceAll(/\s+/g, '-'));
  const [old, fresh] = difference(from, target);
  const pairs = [
    [from, target],
    [old, fresh],
    [old.toLowerCase(), fresh.toLowerCase()],
  ] as const;
  for (const [part, other] of pairs)
    if (part !== '' && name.includes(fitted(part))) return name.replaceAll(fitted(part), fitted(other));
  const short = prefix.exec(name)?.[1];
  const initials = initialsOf(target).slice(0, short?.length);
  if (short && initialsOf(from).startsWith(short) && initials.length === short.length && initials !== short)
    return name.replace(prefix, initials);
  if (numberedPrefix.test(name))
    return name.replace(
      numberedPrefix,
      (_, letters: string, digits: string) =>
        `${letters}${String(Number(digits) + 1).padStart(digits.length, '0')}`,
    );
  return `${name}${spaced ? ' ' : '-'}${fitted(fresh)}`;
}

/** A name of a job has letters, digits, underscores and hyphens only. */
export const suggestJobName = (name: string, from: string, to: string): string =>
  suggestName(name, from, to)
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The name, with a number where it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (name === '' || !taken.has(name)) return name;
  for (let count = 2; ; count += 1) {
    const numbered = `${name} ${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}
