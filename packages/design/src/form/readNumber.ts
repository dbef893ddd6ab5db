/** Value of a number field: a number, nothing when blank, or the text as typed when it is not a number. */
export type NumberInput = number | string | undefined;

const numeral = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** Reads what was typed; a decimal comma is understood. What cannot be read is kept as it is. */
export function readNumber(text: string): NumberInput {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!numeral.test(trimmed)) return text;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : text;
}
