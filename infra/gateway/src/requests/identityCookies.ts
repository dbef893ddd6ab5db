/** Name of each cookie of a company's sign-in: they are for the gateway, and are not handed on. */
export const isIdentityCookie = (name: string): boolean => name.startsWith('__Host-console-');

/** Header of cookies without those of a company's sign-in; undefined where none is left. */
export function withoutIdentityCookies(header: string | undefined): string | undefined {
  if (!header?.includes('__Host-console-')) return header;
  const kept = header.split(/;\s*/).filter((part) => !isIdentityCookie(part.split('=', 1)[0]?.trim() ?? ''));
  return kept.length > 0 ? kept.join('; ') : undefined;
}
