/**
 * What was typed into a text field, without the blanks around it.
 * @param value - of the form; a field that was emptied has none
 */
export const typedText = (value: string | undefined): string => (value ?? '').trim();
