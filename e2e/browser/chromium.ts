/** Arguments that keep the browser from talking to anyone but the site under test. */
export function browserArguments(): string[] {
  return [
    // The sandbox of Chromium cannot be set up by root, which is what containers run as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Elements tell by themselves what they are to a screen reader.
    '--enable-blink-features=ComputedAccessibilityInfo',
  ];
}
