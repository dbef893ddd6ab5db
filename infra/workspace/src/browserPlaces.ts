import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Commands under which browsers are installed on Linux. */
const commands = { headless: ['chromium-headless-shell', ...windowed], windowed } as const;

/**
 * Purpose of a browser. `headless`, tests: the headless shell of Chromium comes first, which draws the same
 * pages without the window around them; that saves a second of each journey on a busy machine. `windowed`,
 * measurements: only browsers that people use.
 */
export type BrowserKind = keyof typeof commands;

/** Where the installers of macOS and Windows put Chrome, below the folders they install into. */
const bundles = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Files that commands would be on Linux: each in turn in every folder of the path. */
export function commandPlaces(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const path = (environment.PATH ?? '').split(':').filter(Boolean);
  const folders = [...new Set([...path, '/usr/bin', '/usr/local/bin', '/snap/bin'])];
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * Files that a Chromium or Chrome installed on this machine would be, the likeliest first.
 * @param platform `process.platform`
 * @param environment variables of this process
 * @param kind what it is for; the difference is on Linux
 */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
  kind: BrowserKind,
): string[] {
  if (platform === 'win32') {
    const folders = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? programs.map((program) => win32.join(folder, program)) : [],
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', environment.HOME && posix.join(environment.HOME, 'Applications')];
    return folders.flatMap((folder) => (folder ? bundles.map((bundle) => posix.join(folder, bundle)) : []));
  }
  return commandPlaces(commands[kind], environment);
}

/** The first browser that is there: `CHROMIUM_PATH`, else one that is installed, else undefined. */
export const findBrowser = (kind: BrowserKind): string | undefined =>
  process.env.CHROMIUM_PATH ||
  browserPlaces(process.platform, process.env, kind).find((file) => existsSync(file));
