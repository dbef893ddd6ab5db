import { fileURLToPath } from 'node:url';
import type { FoundEngine } from '@console/workspace';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/**
 * Settings of Playwright for Firefox: its own, or the one of a distribution, which it drives by WebDriver
 * BiDi.
 * @param found the one of this machine; without one Playwright says how to get its own.
 */
export function firefox(
  found: FoundEngine | undefined,
): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  if (!found || found.own) return { browserName: 'firefox' };
  // Workers load the shim before Playwright; this process has loaded Playwright already and opens no browser.
  const shim = `--require "${fileURLToPath(new URL('bidiShim.cjs', import.meta.url))}"`;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${shim}`;
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: found.file,
      args: ['--remote-allow-system-access'],
      // Scroll bars over what scrolls, as Chromium has them without a screen: pages are as wide in both.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
    // A style in the page that hides the caret, which the policy of the console refuses.
    screenshot: 'off',
  };
}
