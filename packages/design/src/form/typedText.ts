/**
 * Trims the text of a field.
 * @param value - of the form; a field that was emptied has none
 */
export const typedText = (value: string | undefined): string => (value ?? '').trim();
