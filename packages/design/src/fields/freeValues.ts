/** A value as it is kept: trimmed, with single spaces inside [FORM-08]. */
export const normalizeValue = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Values after some were added, and those that were not new. */
interface AddedValues {
  /** The values with the new ones at their end. */
  values: readonly string[];
  /** Added values that were there already, once each. */
  duplicates: readonly string[];
}

/**
 * Adds texts to values; blank ones are ignored, duplicates are refused [FORM-08].
 *
 * @param normalize - how a text is kept; default trimmed, with single spaces inside
 */
export function addValues(
  values: readonly string[],
  texts: readonly string[],
  normalize: (text: string) => string = normalizeValue,
): AddedValues {
  const next = [...values];
  const duplicates = new Set<string>();
  for (const value of texts.map(normalize)) {
    if (value === '') continue;
    if (next.includes(value)) duplicates.add(value);
    else next.push(value);
  }
  return { values: next, duplicates: [...duplicates] };
}

/** The entries of a pasted list, one per line, comma, semicolon or tab; undefined when it is one text. */
export function pastedList(text: string): readonly string[] | undefined {
  const entries = text.split(/[\n\r,;\t]+/).filter((entry) => entry.trim() !== '');
  return entries.length > 1 ? entries : undefined;
}
