// Installs the workspace. Runs before anything is installed, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

const workspace = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const inWorkspace = (path) => join(workspace, path);

/** Settings of npm for reaching a registry; the rest are settings for npm itself, not for pnpm. */
const reaching =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|strict_ssl|(https?_|no)?proxy|.*:registry|\/\/.*)$/i;

/** The environment of the installation: complete, whatever npm was started with and for. */
function installEnvironment(environment) {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'NODE_ENV' && (!/^npm_/i.test(name) || reaching.test(name)),
  );
  // Without prompts, since there may be no terminal. Who has no network is told within seconds: npm would be silent for a
  // minute while it tries again.
  return {
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '3000',
    ...Object.fromEntries(kept),
    CI: 'true',
  };
}

/** `npx` of the npm that runs this, by its file, since on Windows the command can be started by a shell only. */
function npx() {
  const beside = process.env.npm_execpath && join(dirname(process.env.npm_execpath), 'npx-cli.js');
  if (beside && existsSync(beside)) return { command: process.execPath, first: [beside], shell: false };
  return { command: 'npx', first: [], shell: process.platform === 'win32' };
}

/**
 * Installs the packages of the lockfile with the pinned pnpm, unless that has been done already. Ends the process
 * with a sentence when it cannot.
 *
 * @param {{ verify?: boolean }} options `verify`: asks the registry how old every package of the lockfile is, which
 *   takes long; what is tested and released is installed so, what only runs need not be. Default: true
 */
export function bootstrap({ verify = true } = {}) {
  requireNode();
  const pin = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')).packageManager;
  const wanted = createHash('sha256')
    .update(readFileSync(inWorkspace('pnpm-lock.yaml')))
    .update(`${pin} ${process.platform} ${process.arch}`)
    .digest('hex');
  const stamp = inWorkspace('node_modules/.bootstrap');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const folder = [inWorkspace('node_modules'), workspace].find(existsSync);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    console.error(
      `Nothing can be written to ${folder}. Work as the user that the folder belongs to, or let this one write there.`,
    );
    process.exit(1);
  }

  console.log(`Installing the packages of the lockfile with ${pin.replace('@', ' ')}…`);
  const begin = performance.now();
  const { command, first, shell } = npx();
  const parameters = ['install', '--frozen-lockfile', ...(verify ? [] : ['--config.minimumReleaseAge=0'])];
  const { status, error } = spawnSync(command, [...first, '--yes', pin, ...parameters], {
    cwd: workspace,
    env: installEnvironment(process.env),
    stdio: 'inherit',
    shell,
  });
  if (status !== 0) {
    if (error) console.error(error.message);
    console.error(
      'The packages could not be installed; what went wrong stands above. Look whether this machine reaches its ' +
        'npm registry ("npm ping") and has space left, then run the command again: it goes on where it stopped.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
  console.log(`Installed in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) bootstrap();
