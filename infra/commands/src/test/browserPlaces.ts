import { posix, win32 } from 'node:path';

/**
 * Commands under which Chromium and Chrome are installed on Linux. The headless shell draws the same pages without the
 * window around them, which takes a second of each journey on a busy machine.
 */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where the installers of macOS and Windows put Chrome, below the folders they install into. */
const bundles = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/**
 * Files that a Chromium or Chrome installed on this machine would be, the likeliest first.
 * @param platform `process.platform`
 * @param environment variables of this process
 */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
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
  const path = (environment.PATH ?? '').split(':').filter(Boolean);
  const folders = [...new Set([...path, '/usr/bin', '/usr/local/bin', '/snap/bin'])];
  return commands.flatMap((command) => folders.map((folder) => posix.join(folder, command)));
}
