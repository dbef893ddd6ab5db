import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let root: string;

/** A workspace with nothing but the bootstrap, and an npm whose npx writes down what it was asked for. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const file of ['bootstrap.mjs', 'node-version.mjs'])
    cpSync(resolve(__dirname, '..', file), join(root, 'infra/commands', file), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ packageManager: 'pnpm@12.0.0' }));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9');
  mkdirSync(join(root, 'npm'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(
    join(root, 'npm/npx-cli.js'),
    `const { appendFileSync } = require('node:fs');
     appendFileSync('asked.json', JSON.stringify({ words: process.argv.slice(2), env: process.env }) + '\\n');
     process.exit(Number(process.env.NPX_ENDS_WITH ?? 0));`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function bootstrap(environment: Record<string, string> = {}, user: { uid?: number } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'infra/commands/bootstrap.mjs')],
    {
      ...user,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js'), ...environment },
    },
  );
  return { status, stdout, stderr };
}

function asked(): { words: string[]; env: Record<string, string> }[] {
  if (!existsSync(join(root, 'asked.json'))) return [];
  return readFileSync(join(root, 'asked.json'), 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
}

test('installs the lockfile with the pinned pnpm, once', () => {
  expect(bootstrap()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Installing the packages of the lockfile with pnpm 12\.0\.0…\nInstalled in \d+\.\d s\.\n$/,
    ),
  });
  expect(asked().map(({ words }) => words)).toEqual([
    ['--yes', 'pnpm@12.0.0', 'install', '--frozen-lockfile'],
  ]);
  expect(bootstrap()).toMatchObject({ status: 0, stdout: '' });
  expect(asked()).toHaveLength(1);
});

test('what only runs does not wait until the registry has told how old every package is', () => {
  const script = `import('./infra/commands/bootstrap.mjs').then(({ bootstrap }) => bootstrap({ verify: false }));`;
  spawnSync(process.execPath, ['--eval', script], {
    cwd: root,
    env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js') },
  });
  expect(asked().map(({ words }) => words.at(-1))).toEqual(['--config.minimumReleaseAge=0']);
});

test('installs again when the lockfile changed', () => {
  bootstrap();
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9\nnew: true');
  bootstrap();
  expect(asked()).toHaveLength(2);
});

test('leaves out what was meant for npm and would change what is installed', () => {
  bootstrap({
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_production: 'true',
    npm_config_package: 'other',
    npm_lifecycle_event: 'start',
    npm_config_registry: 'https://packages.example/',
    npm_config_https_proxy: 'http://proxy.example',
    NPM_CONFIG_CAFILE: '/authority.pem',
  });
  const env = asked()[0]?.env ?? {};
  for (const name of [
    'NODE_ENV',
    'npm_config_omit',
    'npm_config_production',
    'npm_config_package',
    'npm_lifecycle_event',
  ])
    expect(env).not.toHaveProperty(name);
  expect(env).toMatchObject({
    npm_config_registry: 'https://packages.example/',
    npm_config_https_proxy: 'http://proxy.example',
    NPM_CONFIG_CAFILE: '/authority.pem',
    CI: 'true',
  });
});

test('says what to do when the installation fails, and tries again the next time', () => {
  const { status, stderr } = bootstrap({ NPX_ENDS_WITH: '7' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The packages could not be installed; .* run the command again/);
  expect(bootstrap().status).toBe(0);
  expect(asked()).toHaveLength(2);
});

test('says where nothing can be written, before anything is fetched', () => {
  chmodSync(root, 0o755);
  chmodSync(join(root, 'node_modules'), 0o555);
  // No mode of a folder holds up root.
  const { status, stderr } = bootstrap({}, process.getuid?.() === 0 ? { uid: 65_534 } : {});
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Nothing can be written to ${join(root, 'node_modules')}. Work as the user that the folder belongs to, or let this one write there.\n`,
  });
  expect(asked()).toEqual([]);
});

test('an old Node is told in a sentence, before anything else', () => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' });
    import('./infra/commands/node-version.mjs').then(({ requireNode }) => requireNode());`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', script], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The console needs Node 20\.19 or newer, but this is Node 18\.20\.0\./);
});
