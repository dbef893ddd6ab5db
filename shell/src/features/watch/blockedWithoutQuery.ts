/** Blocked address without what it may carry of a person: its query and its end. */
export function blockedWithoutQuery(blockedURI: string): string {
  const address = URL.canParse(blockedURI) ? new URL(blockedURI) : undefined;
  const text = address && /^https?:$/.test(address.protocol) ? address.origin + address.pathname : blockedURI;
  return text.split(/[?#]/, 1).join('').slice(0, 200);
}
