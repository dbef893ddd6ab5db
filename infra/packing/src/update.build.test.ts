import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@console/remote/contract';
import { commitsOfVersions, run, workspace } from '../test/outside';
import { publishedFolders } from './published';

const root = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (cwd: string, ...words: string[]) => run('git', words, cwd);

/** Links to libraries within a copy of the workspace: those to packages lead to the packages of the copy. */
function linkLibraries(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (name === '.pnpm') symlinkSync(source, target);
    else if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (kind.isDirectory() && name.startsWith('@')) linkLibraries(source, target);
  }
}

/** Packs the creator of the sources in a folder, beside stand-ins for the packages that it writes about. */
function packCreator(sources: string, version: string): string {
  const packs = join(root, version, 'packs');
  mkdirSync(packs, { recursive: true });
  const stage = join(root, version, 'stage');
  const program = join(root, version, 'stage.mjs');
  const creator = join(sources, 'infra/packing/src/creator.ts');
  writeFileSync(
    program,
    `import { stageCreator } from ${JSON.stringify(creator)};\nawait stageCreator(${JSON.stringify(stage)}, '${version}');\n`,
  );
  run(
    process.execPath,
    ['--import', join(workspace, 'node_modules/tsx/dist/esm/index.mjs'), program],
    sources,
  );
  run('npm', ['pack', '--silent', '--pack-destination', packs, stage], root);
  for (const folder of publishedFolders)
    writeFileSync(join(packs, `console-${folder.replace(/^.*\//, '')}-${version}.tgz`), '');
  return packs;
}

/** The creator of an earlier commit, built from its sources with the libraries of today. */
function packCreatorOf(commit: string, version: string): string {
  const sources = join(root, version, 'sources');
  mkdirSync(sources, { recursive: true });
  const archive = join(root, `${version}.tar`);
  const parts = ['infra', 'packages', 'package.json', 'LICENSE', 'pnpm-workspace.yaml', 'tsconfig.json'];
  git(workspace, 'archive', '--output', archive, commit, ...parts);
  execFileSync('tar', ['-xf', archive, '-C', sources]);
  for (const group of ['infra', 'packages'])
    for (const name of readdirSync(join(sources, group)))
      linkLibraries(join(workspace, group, name, 'node_modules'), join(sources, group, name, 'node_modules'));
  linkLibraries(join(workspace, 'node_modules'), join(sources, 'node_modules'));
  return packCreator(sources, version);
}

/** The program of a packed creator. */
function programIn(packs: string): string {
  const [file = ''] = readdirSync(packs).filter((name) => name.startsWith('console-create-remote-'));
  const place = join(packs, '../creator');
  if (!existsSync(place)) {
    mkdirSync(place);
    execFileSync('tar', ['-xzf', join(packs, file), '-C', place]);
  }
  return join(place, 'package/bin/create-remote.mjs');
}

const wishes = {
  'of a new area': ['parcels', '--title', "Parcels' lane", '--owner', "Parcels' team"],
  'of an area of the documents': ['floors', '--area', 'zone-maps'],
};

let count = 0;

/** A repository that a creator wrote, in a commit. */
function created(packs: string, words: readonly string[], manager: string): string {
  count += 1;
  const place = join(root, `created-${count}`);
  mkdirSync(place);
  const given = [programIn(packs), ...words, '--packages', packs];
  run(process.execPath, given, place, { npm_config_user_agent: `${manager}/0` });
  const repository = join(place, words[0] ?? '');
  // Versions before 2.32 left it to their packages; every update needs it.
  const [creator = ''] = readdirSync(packs).filter((name) => name.startsWith('console-create-remote-'));
  if (!existsSync(join(repository, 'packages', creator)))
    writeFileSync(join(repository, 'packages', creator), readFileSync(join(packs, creator)));
  git(repository, 'init', '--quiet');
  commit(repository);
  return repository;
}

function commit(repository: string): void {
  git(repository, 'add', '--all');
  git(
    repository,
    '-c',
    'user.name=Team',
    '-c',
    'user.email=team@example.com',
    'commit',
    '--quiet',
    '-m',
    'As it is',
  );
}

const today = join(root, contractVersion, 'packs');
const update = (repository: string, ...words: string[]) =>
  run(process.execPath, [programIn(today), '--update', '--packages', today, ...words], repository);

/** Versions before 2.30 wrote a repository for npm, whatever began it. */
const writtenFor = (repository: string, manager: string) =>
  ['pnpm-workspace.yaml', '.yarnrc.yml'].some((file) => existsSync(join(repository, file))) ? manager : 'npm';

const contentOf = (folder: string) =>
  Object.fromEntries(
    git(folder, 'ls-files', '--cached', '--others', '--exclude-standard')
      .trim()
      .split('\n')
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

const earlier = [...commitsOfVersions()].filter(([version]) => version !== contractVersion);
if (earlier.length === 0)
  console.warn(
    'This history has no earlier versions of the template (a shallow clone?): no update from them is tried.',
  );
const lastOnes = earlier.slice(process.env.TEST_DEEP === '1' ? 0 : -2);

beforeAll(() => {
  packCreator(workspace, contractVersion);
});

describe.each(lastOnes)('a repository of %s', (version, origin) => {
  let packs: string;
  beforeAll(() => {
    packs = packCreatorOf(origin, version);
  });

  test.each(
    (['npm', 'pnpm', 'yarn'] as const).map((manager) => {
      const title = manager === 'pnpm' ? 'of an area of the documents' : 'of a new area';
      return [title, manager, wishes[title]] as const;
    }),
  )('%s, installed by %s, is after an update what a new one is', (_, manager, words) => {
    const repository = created(packs, words, manager);
    const fresh = created(today, words, writtenFor(repository, manager));
    const news = update(repository);
    expect(news).toContain(`Updated from ${version} to ${contractVersion}.`);
    expect(news).not.toContain('For you to look at');
    expect(contentOf(repository)).toEqual(contentOf(fresh));
    commit(repository);
    expect(update(repository)).toMatch(/already\. Nothing was changed\./);
    expect(git(repository, 'status', '--porcelain')).toBe('');
  });
});

const [newest] = earlier.slice(-1);
(newest ? describe : describe.skip)('a repository that a team has changed', () => {
  const [version = '', origin = ''] = newest ?? [];
  const edit = (repository: string, path: string, change: (text: string) => string) =>
    writeFileSync(join(repository, path), change(readFileSync(join(repository, path), 'utf8')));
  let repository: string;
  const text = (path: string) => readFileSync(join(repository, path), 'utf8');
  beforeAll(() => {
    if (!existsSync(join(root, version, 'packs'))) packCreatorOf(origin, version);
  });
  beforeEach(() => {
    repository = created(join(root, version, 'packs'), wishes['of a new area'], 'npm');
  });

  test('libraries, scripts and a range of its own stay beside what is new', () => {
    edit(repository, 'package.json', (json) => {
      const manifest = JSON.parse(json);
      manifest.dependencies.lodash = '4.17.21';
      manifest.scripts.deploy = 'npm run release';
      manifest.dependencies['@console/store'] = version;
      return `${JSON.stringify(manifest, null, 2)}\n`;
    });
    edit(repository, 'src/declaration.ts', (code) =>
      code.replace(/contract: '[^']*'/, "contract: '^2.20.0'"),
    );
    commit(repository);
    expect(update(repository)).not.toContain('For you to look at');
    expect(JSON.parse(text('package.json'))).toMatchObject({
      scripts: { deploy: 'npm run release', update: 'console-remote update' },
      dependencies: { lodash: '4.17.21', '@console/store': contractVersion },
      devDependencies: { '@console/kit': `file:packages/console-kit-${contractVersion}.tgz` },
      console: { template: contractVersion, area: 'parcels' },
    });
    expect(text('src/declaration.ts')).toContain("contract: '^2.20.0'");
    expect(readdirSync(join(repository, 'packages')).join(' ')).not.toContain(version);
  });

  test('records of its own in place of those of the template get no new files of the template', () => {
    rmSync(join(repository, 'src/networks'), { recursive: true });
    commit(repository);
    update(repository);
    expect(existsSync(join(repository, 'src/networks'))).toBe(false);
  });

  test('a change that is not committed is refused by its name, and nothing is changed', () => {
    edit(repository, 'src/paths.ts', (code) => `${code}\n`);
    expect(() => update(repository)).toThrow(/^Commit or stash your changes first, .*: src\/paths\.ts\. /);
    expect(git(repository, 'status', '--porcelain')).toBe(' M src/paths.ts\n');
  });

  test.each([
    [
      'a newer repository',
      { template: '99.0.0', area: 'parcels', title: 'P', owner: 'T' },
      /99\.0\.0, which is newer than/,
    ],
    [
      'one that does not say what it was created with',
      { template: '2.30.0' },
      /package\.json does not say what this repository was created with: add "console": \{/,
    ],
    [
      'a version that nobody has packed',
      { template: '2.1.7', area: 'parcels', title: 'P', owner: 'T' },
      /packages\/console-create-remote-2\.1\.7\.tgz is not there, .* --created-with/,
    ],
  ])('%s is refused with what to do, and nothing is changed', (_, said, sentence) => {
    edit(
      repository,
      'package.json',
      (json) => `${JSON.stringify({ ...JSON.parse(json), console: said }, null, 2)}\n`,
    );
    commit(repository);
    expect(() => update(repository)).toThrow(sentence);
    expect(git(repository, 'status', '--porcelain')).toBe('');
  });

  test('a registry that does not answer is said to be that, and nothing is changed', () => {
    git(repository, 'rm', '--quiet', '-r', 'packages');
    writeFileSync(join(repository, '.npmrc'), '@console:registry=http://127.0.0.1:9/\nfetch-retries=0\n');
    commit(repository);
    const words = [programIn(today), '--update'];
    expect(() => run(process.execPath, words, repository)).toThrow(
      new RegExp(`^@console/create-remote@${version} cannot be had: .*Nothing was changed\\.`),
    );
    expect(git(repository, 'status', '--porcelain')).toBe('');
  });
});
