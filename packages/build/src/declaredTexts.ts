import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Thrown when the texts of a declaration are not those that `src/declared` has. */
class DeclaredTextsError extends Error {
  override readonly name = 'DeclaredTextsError';
}

/** Texts by language and English text, as the shell reads them: compiled where they have values or plurals. */
type DeclaredTexts = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const english = (value: unknown) => (isRecord(value) && typeof value.en === 'string' ? value.en : undefined);

/**
 * The English texts of a declaration, each with the message that its translations are made of: the same, or the plural
 * of a text for one and a text for others.
 */
export function textsOf(declared: unknown): Map<string, string> {
  if (Array.isArray(declared)) return new Map(declared.flatMap((each) => [...textsOf(each)]));
  if (!isRecord(declared)) return new Map();
  const own = english(declared);
  if (own !== undefined) return new Map([[own, own]]);
  const [one, other] = [english(declared.one), english(declared.other)];
  if (one !== undefined && other !== undefined)
    return new Map([[other, `{count, plural, one {${one}} other {${other}}}`]]);
  return new Map(Object.values(declared).flatMap((each) => [...textsOf(each)]));
}

/** A message without values is its text; what has some is compiled, since no parser travels to the browser. */
function compiled(message: string): unknown {
  const parts = parse(message, { captureLocation: false });
  const [only] = parts;
  return parts.length === 1 && only?.type === TYPE.literal ? only.value : parts;
}

/**
 * Texts of a declaration in other languages, from `src/declared/<language>.json` of the remote; none where
 * the remote is English only.
 * @throws DeclaredTextsError when the English file has other texts than the declaration, or a translation has more.
 */
export function declaredTexts(folder: string, declaration: unknown): DeclaredTexts {
  const place = resolve(folder, 'src/declared');
  if (!existsSync(place)) return {};
  const known = textsOf(declaration);
  const faults: string[] = [];
  const texts = readdirSync(place)
    .filter((file) => /^[a-z]{2}\.json$/.test(file))
    .map((file) => {
      const found = JSON.parse(readFileSync(resolve(place, file), 'utf8')) as Record<string, string>;
      // What another language lacks is shown in English.
      if (file === 'en.json')
        for (const key of known.keys())
          if (!Object.hasOwn(found, key)) faults.push(`src/declared/${file} lacks "${key}".`);
      for (const [key, text] of Object.entries(found)) {
        if (!known.has(key)) faults.push(`src/declared/${file} has "${key}", which is not declared.`);
        else if (file === 'en.json' && known.get(key) !== text)
          faults.push(`src/declared/en.json says "${text}" for "${known.get(key)}".`);
      }
      const messages = Object.entries(found).map(([key, text]) => [key, compiled(text)]);
      return [file.slice(0, 2), Object.fromEntries(messages)] as const;
    });
  if (faults.length > 0) throw new DeclaredTextsError(faults.join(' '));
  return Object.fromEntries(texts.filter(([language]) => language !== 'en'));
}
