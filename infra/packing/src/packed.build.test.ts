import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractVersion } from '@console/remote/contract';
import { commitsOfVersions, creatorIn, layOut, linkLibraries, run, workspace } from '../test/outside';
import { publishedFolders } from './published';

const root = mkdtempSync(join(tmpdir(), 'own-repository-'));
const packs = join(root, 'packs');
const modules = join(root, 'parcels/node_modules');

/** Waits until a program says something. @throws Error with all it said when it ends before */
const saidBy = (program: ChildProcessWithoutNullStreams, wanted: RegExp) =>
  new Promise<RegExpExecArray>((found, failed) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += String(chunk);
      const match = wanted.exec(said);
      if (match) found(match);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('exit', () => failed(new Error(said)));
  });

const node = (words: readonly string[], cwd = workspace) => run(process.execPath, words, cwd);

const command = (...words: string[]) =>
  node([join(modules, '@console/kit/bin/console-remote.mjs'), ...words], join(root, 'parcels'));

const [before] = [...commitsOfVersions()].filter(([version]) => version !== contractVersion).slice(-1);
if (!before)
  console.warn('This history has no earlier version of the console (a shallow clone?): none is tried.');

// Packing, building, checking and testing outside of the workspace takes minutes of a processor: `npm run test:deep` does.
const inDeepRuns = process.env.TEST_DEEP === '1' ? describe : describe.skip;

inDeepRuns('a remote in its own repository', () => {
  beforeAll(() => {
    node(['--import', 'tsx/esm', 'infra/packing/src/packMain.ts', packs]);
    const words = ['parcels', '--title', 'Parcels', '--packages', packs];
    node([creatorIn(packs, join(root, 'creator')), ...words], root);
    layOut(packs, modules);
  });
  const environment = process.env;
  beforeEach(() => {
    process.env = { ...environment };
  });
  afterAll(() => {
    process.env = environment;
    rmSync(root, { recursive: true, force: true });
  });

  test('everything is packed, and packing found no fault with addresses, formats and types', () => {
    expect(readdirSync(packs)).toHaveLength(publishedFolders.length + 1);
  });

  test('a new repository outside of this workspace has at most 20 files, and nothing of the template', () => {
    const files = run(
      'find',
      ['.', '-type', 'f', '-not', '-path', './node_modules/*', '-not', '-path', './packages/*'],
      join(root, 'parcels'),
    )
      .trim()
      .split('\n');
    expect(files.length).toBeLessThanOrEqual(20);
    const text = files.map((file) => readFileSync(join(root, 'parcels', file), 'utf8')).join('\n');
    expect(text).not.toMatch(/new-remote|New remote|catalog:|workspace:|\^0\.0\.0|\.\.\/browser/);
  });

  test('it builds, type-checks, and its tests pass, from packed packages alone', () => {
    expect(command('build')).toMatch(/^Built parcels 1\.0\.0 in /);
    const build = JSON.parse(readFileSync(join(root, 'parcels/dist/build.json'), 'utf8'));
    expect(build).toMatchObject({ kind: 'remote', name: 'parcels', areas: [{ name: 'parcels' }] });
    for (const { files } of build.routes)
      for (const file of files) expect(build.integrity[file]).toMatch(/^sha256-/);
    expect(command('types')).toBe('');
    command('test', 'NetworksPage');
    expect(command('journeys', '--list')).toContain('Total: 1 test in 1 file');
  });

  test('a key that no message has is an error of its types, and keys are written before they are checked', () => {
    const file = join(root, 'parcels/src/networks/network.form.tsx');
    const written = readFileSync(file, 'utf8');
    rmSync(join(root, 'parcels/src/messages.generated.d.ts'));
    writeFileSync(file, written.replace("'networks.CIDRRange.help'", "'networks.CIDRRange.hlep'"));
    expect(() => command('types')).toThrow(
      /network\.form\.tsx.*'"networks\.CIDRRange\.hlep"' is not assignable/,
    );
    writeFileSync(file, written);
  });

  test('a range older than what it uses is refused, by what is packed, before anything is built', () => {
    const file = join(root, 'parcels/src/declaration.ts');
    const declared = readFileSync(file, 'utf8');
    writeFileSync(file, declared.replace(/contract: '\^[\d.]+'/, "contract: '^2.0.0'"));
    expect(() => command('build')).toThrow(
      /src\/declaration\.ts of parcels declares contract \^2\.0\.0, but .* uses .* of @console\/remote.*, since 2\..* Declare contract: '\^2\./,
    );
    writeFileSync(file, declared);
  });

  test('it is released into a store of its own, held against the shell of these packages, without what a build before left', () => {
    writeFileSync(join(root, 'parcels/dist/GonePage.0a280df9.js'), '');
    expect(command('release', '--reason', 'First version', '--allow-growth')).toMatch(
      /parcels 1\.0\.0-[0-9a-f]+ is released, the registry is at revision 1\./,
    );
    expect(command('remotes')).toMatch(/parcels +1\.0\.0-[0-9a-f]+ +current/);
  });

  test('the first start of "dev" brings up a console with it, and Ctrl-C ends both', async () => {
    const program = join(modules, '@console/kit/bin/console-remote.mjs');
    const dev = spawn(process.execPath, [program, 'dev', '--port', '0'], { cwd: join(root, 'parcels') });
    const ended = once(dev, 'exit');
    const [, address = ''] = await saidBy(dev, /parcels is live: +(\S+)/);
    expect(await (await fetch(address)).text()).toContain('parcels');
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('a remote of ours is the same byte for byte, built from packed packages as in the workspace', () => {
    const place = join(root, 'users');
    const sources = join(workspace, 'remotes/users');
    cpSync(sources, place, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$|\.generated\./.test(path.slice(sources.length)),
    });
    linkLibraries(join(sources, 'node_modules'), modules);
    // In the folder of another remote they would be taken for its sources.
    renameSync(modules, join(place, 'node_modules'));
    try {
      node(['node_modules/@console/build/bin/build.mjs', '.'], place);
    } finally {
      renameSync(join(place, 'node_modules'), modules);
    }
    const [here, there] = [join(sources, 'dist'), join(place, 'dist')];
    const contentOf = (folder: string) =>
      Object.fromEntries(
        readdirSync(folder)
          .filter((file) => statSync(join(folder, file)).isFile())
          .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
      );
    const [ofPackages, ofWorkspace] = [contentOf(there), contentOf(here)];
    const differing = Object.keys({ ...ofPackages, ...ofWorkspace }).filter(
      (file) => ofPackages[file] !== ofWorkspace[file],
    );
    expect(differing).toEqual([]);
    expect(Object.keys(ofPackages).length).toBeGreaterThan(50);
  });

  test('a console to test against starts with all remotes, and lets the pages of a site in', async () => {
    const program = join(modules, '@console/test-console/bin/test-console.mjs');
    const words = [program, '--origin', 'http://localhost:9000', '--port', '0'];
    const started = spawn(process.execPath, words, { cwd: join(root, 'parcels') });
    const ended = once(started, 'exit');
    const [, address = ''] = await saidBy(started, /Console: +(\S+)/);
    const answer = await fetch(`${address}/registry.json`, { headers: { origin: 'http://localhost:9000' } });
    expect(answer.headers.get('x-origin-let-in')).not.toBe('no');
    const { remotes } = (await answer.json()) as { remotes: { name: string }[] };
    expect(remotes.map(({ name }) => name)).toEqual(readdirSync(join(workspace, 'remotes')).sort());
    started.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  (before ? test : test.skip)(
    'journeys of a remote of the version before pass in the console of then, and in that of today',
    () => {
      const [version = '', commit = ''] = before ?? [];
      const sources = join(root, 'before');
      mkdirSync(sources);
      run('git', ['archive', '--output', join(root, 'before.tar'), commit], workspace);
      run('tar', ['-xf', join(root, 'before.tar'), '-C', sources], root);
      node(['infra/commands/build.mjs'], sources);
      const earlier = join(root, 'packs-before');
      node(['--import', 'tsx/esm', 'infra/packing/src/packMain.ts', earlier], sources);
      const teams = join(root, 'teams');
      mkdirSync(teams);
      const words = ['parcels', '--title', 'Parcels', '--packages', earlier];
      node([creatorIn(earlier, join(root, 'creator-before')), ...words], teams);
      const repository = join(teams, 'parcels');
      layOut(earlier, join(repository, 'node_modules'), sources);
      layOut(packs, join(repository, '.console/hosts', contractVersion, 'node_modules'));
      const program = join(repository, 'node_modules/@console/kit/bin/console-remote.mjs');
      const said = node([program, 'journeys', '--hosts', `min,${contractVersion}`], repository);
      expect(said).toContain(`Journeys in the console ${version} (min):`);
      expect(said).toContain(`Journeys in the console ${contractVersion} (${contractVersion}):`);
      expect(said.match(/\b1 passed/g)).toHaveLength(2);
    },
  );

  test('its team releases it into a site by a key of its own, and what it may not is refused', () => {
    const key = (who: string) => join(root, 'keys', who, 'registry');
    for (const who of ['site', 'team', 'strangers']) command('remotes', 'key', dirname(key(who)));
    const as = (who: string, ...words: string[]) => {
      Object.assign(process.env, {
        STORE_DIR: join(root, 'site'),
        REGISTRY_KEY_FILE: `${key(who)}.key`,
        REGISTRY_PUBLIC_KEYS: `${key('site')}.pub`,
      });
      return command(...words);
    };
    const release = ['release', 'dist', '--reason', 'First version', '--allow-growth'];
    expect(
      as('site', 'remotes', 'keys', 'add', 'Parcels', `${key('team')}.pub`, '--remotes', 'parcels'),
    ).toMatch(/^Parcels may release parcels with the areas parcels,/);
    expect(() => as('strangers', ...release)).toThrow(/The key [0-9a-f]{16} may not release into/);
    expect(as('team', ...release)).toMatch(/is released, the registry is at revision 2\./);
    expect(() => as('team', 'remotes', 'keys', 'withdraw', 'Parcels', '--reason', 'x')).toThrow(
      'The key of Parcels may not change who may release.',
    );
  });
});
