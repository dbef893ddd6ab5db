import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { commandPlaces } from './browserPlaces';
import { inWorkspace } from './workspace';

/** An engine beside Chromium in which journeys run; its project in `e2e/playwright.config.ts` has its name. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Name that people know it by. */
  readonly title: string;
  /** Variable of the environment that names its file. */
  readonly variable: string;
  /** Commands under which distributions install it on Linux, the likeliest first. */
  readonly commands: readonly string[];
  /** Commands that journeys need beside it. @defaultValue none. */
  readonly helpers?: readonly string[];
  /** Where its installers put it on other systems. */
  readonly places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
}

/** All engines beside Chromium, which is needed in any case: who has one of these runs its journeys as well. */
export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    places: {
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    },
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    // The driver opens the browser that belongs to it, on a screen that nobody sees.
    commands: ['WebKitWebDriver'],
    helpers: ['Xvfb'],
    places: {},
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** An engine that is on this machine. */
export interface FoundEngine {
  /** File of the browser, or of what drives it. */
  readonly file: string;
  /** True for the engine that Playwright made and downloaded for itself, which needs no shim. */
  readonly own: boolean;
}

/** File of the browser that Playwright downloads for itself, whether it is there or not. */
export function ownBrowser(name: Engine['name'] | 'chromium'): string {
  const playwright = createRequire(inWorkspace('e2e/package.json'))('@playwright/test') as Record<
    Engine['name'] | 'chromium',
    { executablePath(): string }
  >;
  return playwright[name].executablePath();
}

/**
 * Looks for an engine on this machine: the file that its variable names, the one of Playwright, the one of the
 * distribution. What is named but is not there is not replaced by another.
 * @param environment variables of this process
 */
export function findEngine(
  { name, variable, commands, helpers = [], places }: Engine,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): FoundEngine | undefined {
  const firstThere = (files: readonly string[]) => files.find((place) => existsSync(place));
  const withHelpers = (file: string | undefined): FoundEngine | undefined =>
    file !== undefined && helpers.every((helper) => firstThere(commandPlaces([helper], environment)))
      ? { file, own: false }
      : undefined;
  const given = environment[variable];
  if (given) return withHelpers(firstThere([given]));
  const own = ownBrowser(name);
  if (existsSync(own)) return { file: own, own: true };
  return withHelpers(
    firstThere([...commandPlaces(commands, environment), ...(places[process.platform] ?? [])]),
  );
}

/** Says how an engine that was not found is installed. */
export const howToInstall = ({ name, title, variable, packages }: Engine) =>
  `${title} was not found. Install it by "npx playwright install ${name}" in the folder e2e, on Debian by ` +
  `"apt-get install ${packages.join(' ')}", or set ${variable} to its file.`;
