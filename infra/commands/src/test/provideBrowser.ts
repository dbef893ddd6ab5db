import { existsSync } from 'node:fs';
import { browserPlaces, inWorkspace, ownBrowser, Refused, run } from '@console/workspace';

/** Thrown when no browser can be had; the message says what to do. */
export class NoBrowser extends Refused {
  override readonly name = 'NoBrowser';
}

const playwright = inWorkspace('e2e/node_modules/@playwright/test/cli.js');

/**
 * True for a browser that is there and starts: the file may be a stub, or libraries it needs may be missing.
 */
async function works(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  // On Windows it opens a window in place of telling its version.
  return process.platform === 'win32' || (await run(file, ['--version'], { quiet: true })).ok;
}

async function firstThatWorks(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await works(file)) return file;
  return undefined;
}

const isRoot = process.getuid?.() === 0;

/**
 * A Chromium for the tests: `CHROMIUM_PATH`, one that is installed, the one of Playwright, downloaded when need be,
 * or, for root of a Debian, the distribution's.
 * @returns its file.
 * @throws NoBrowser
 */
export async function provideBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await works(given)) return given;
    throw new NoBrowser(`CHROMIUM_PATH is '${given}', but it is not a browser that starts.`);
  }
  const present = () =>
    firstThatWorks([...browserPlaces(process.platform, process.env, 'headless'), ownBrowser('chromium')]);
  const found = await present();
  if (found) return found;

  console.log('No Chromium was found; downloading the one of Playwright…');
  await run(process.execPath, [playwright, 'install', 'chromium']);
  const downloaded = await present();
  if (downloaded) return downloaded;

  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('That failed; installing the Chromium of the distribution…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '--quiet'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], { env });
      const installed = await present();
      if (installed) return installed;
    }
  }
  throw new NoBrowser(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the ' +
      'tests again; "npm test -- --unit" runs those that need none.',
  );
}
