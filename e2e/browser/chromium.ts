import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that people use, for what is measured: `CHROMIUM_PATH`, else one that the system has installed, else
 * undefined, which lets Playwright take its own.
 */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path));
}

/** The browser of the journeys: the headless shell of Chromium if there is one, which opens a page faster. */
export function findHeadlessChromium(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
}

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
  ];
}
