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

/**
 * Those of journeys, whose pages are open for seconds: pages of one context share a process, and with it the code that
 * is compiled already; code is not optimized, which pays for itself later than that; memory is collected less often.
 */
export function journeyArguments(): string[] {
  return [
    ...browserArguments(),
    '--process-per-site',
    '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
  ];
}
