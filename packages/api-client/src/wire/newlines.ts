/**
 * Text with its literal `\n` sequences as real line breaks, as certificates are sent (WIRE-10): a one-line
 * field holds them as backslash and letter.
 */
export function withNewlines(text: string): string {
  return text.replaceAll('\\n', '\n');
}
