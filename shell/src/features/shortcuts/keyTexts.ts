/** Keys as they are written on the keyboard of a platform: `mod+k` is `Ctrl K` or `⌘ K`. */
export function keyTexts(keys: readonly string[], platform: string): string[] {
  const mod = /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl';
  return keys.map((key) =>
    key.startsWith('mod+') ? `${mod} ${key.slice('mod+'.length).toUpperCase()}` : key.toUpperCase(),
  );
}
