/** A program that installs packages. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn';
  /** Its files of the template, and where they go. */
  readonly files: Readonly<Record<string, string>>;
  readonly lockFile: string;
  /** Command by which a workflow installs exactly what is locked. */
  readonly cleanInstall: string;
}

const npm: PackageManager = {
  name: 'npm',
  files: { 'repository/package-lock.json': 'package-lock.json' },
  lockFile: 'package-lock.json',
  cleanInstall: 'npm ci',
};

const pnpm: PackageManager = {
  name: 'pnpm',
  files: { 'repository/pnpm-workspace.yaml': 'pnpm-workspace.yaml' },
  lockFile: 'pnpm-lock.yaml',
  cleanInstall: 'npx --yes pnpm install --frozen-lockfile',
};

const yarn: PackageManager = {
  name: 'yarn',
  files: { 'repository/yarnrc.yml': '.yarnrc.yml' },
  lockFile: 'yarn.lock',
  cleanInstall: 'npx --yes @yarnpkg/cli-dist install --immutable',
};

/**
 * The package manager that runs this program.
 * @param userAgent how it names itself, `pnpm/12.21.0 npm/? node/v20.20.2 linux x64`; npm when nothing is said.
 */
export const callingManager = (userAgent = process.env.npm_config_user_agent ?? ''): PackageManager =>
  [pnpm, yarn].find(({ name }) => userAgent.startsWith(`${name}/`)) ?? npm;

/** The package manager that a repository was written for. @param isThere true for a file in it */
export const managerOf = (isThere: (path: string) => boolean): PackageManager =>
  [pnpm, yarn].find(({ files }) => Object.values(files).every(isThere)) ?? npm;

/**
 * A text of the template, which speaks of npm, for another package manager. Commands of the repository are begun by npm
 * in any case: it comes with Node.
 */
export const speakOf = (text: string, { name, lockFile, cleanInstall }: PackageManager): string =>
  name === 'npm'
    ? text
    : text
        .replace(/^ +cache: npm\n/gm, '')
        .replace(/\bnpm ci( --cache \.npm --prefer-offline)?/g, cleanInstall)
        .replace(/^npm install/gm, `${name} install`)
        .replaceAll('package-lock.json', lockFile);
