import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { publishedFolders } from './published';

const workspace = resolve(__dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'own-repository-'));
const packs = join(root, 'packs');
const modules = join(root, 'parcels/node_modules');

/** Runs a program to its end; what it wrote stands in the failure. */
function run(command: string, words: readonly string[], cwd = workspace): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    // The run of this test is not to be counted by the run inside it.
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

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

const node = (words: readonly string[], cwd?: string) => run(process.execPath, words, cwd);

const command = (...words: string[]) =>
  node([join(modules, '@console/kit/bin/console-remote.mjs'), ...words], join(root, 'parcels'));

const nameOf = (tarball: string) => /^console-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(tarball)?.[1] ?? '';

/** Libraries as this workspace has them installed, for packages that are unpacked elsewhere. */
function linkLibraries(from: string): void {
  for (const entry of readdirSync(from)) {
    if (entry.startsWith('.') || entry === '@console') continue;
    for (const part of entry.startsWith('@') ? readdirSync(join(from, entry)) : ['']) {
      const to = join(modules, entry, part);
      if (existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(join(from, entry, part), to.replace(/\/$/, ''));
    }
  }
}

// Packing, building, checking and testing outside of the workspace takes minutes of a processor: `npm run test:deep` does.
const inDeepRuns = process.env.TEST_DEEP === '1' ? describe : describe.skip;

inDeepRuns('a remote in its own repository', () => {
  beforeAll(() => {
    node(['--import', 'tsx/esm', 'infra/packing/src/packMain.ts', packs]);
    const creator = join(root, 'creator');
    mkdirSync(creator);
    const [file = ''] = readdirSync(packs).filter((tarball) => nameOf(tarball) === 'create-remote');
    run('tar', ['-xzf', join(packs, file), '-C', creator]);
    const words = ['parcels', '--title', 'Parcels', '--packages', packs];
    node([join(creator, 'package/bin/create-remote.mjs'), ...words], root);
    for (const tarball of readdirSync(packs)) {
      const place = join(modules, '@console', nameOf(tarball));
      mkdirSync(place, { recursive: true });
      run('tar', ['-xzf', join(packs, tarball), '-C', place, '--strip-components=1']);
    }
    for (const folder of ['node_modules', ...publishedFolders.map((each) => join(each, 'node_modules'))])
      linkLibraries(join(workspace, folder));
    // What travels inside of design finds beside design what it finds beside itself here.
    const antd = realpathSync(join(workspace, 'packages/design/node_modules/antd'));
    const icons = realpathSync(join(antd, '../@ant-design/icons'));
    for (const library of [dirname(antd), dirname(dirname(icons))]) linkLibraries(library);
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

  test('a remote of ours holds the same, built from packed packages as in the workspace', () => {
    const place = join(root, 'users');
    const sources = join(workspace, 'remotes/users');
    cpSync(sources, place, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$|\.generated\./.test(path.slice(sources.length)),
    });
    linkLibraries(join(sources, 'node_modules'));
    // In the folder of another remote they would be taken for its sources.
    renameSync(modules, join(place, 'node_modules'));
    try {
      node(['node_modules/@console/build/bin/build.mjs', '.'], place);
    } finally {
      renameSync(join(place, 'node_modules'), modules);
    }
    const [here, there] = [join(sources, 'dist'), join(place, 'dist')];
    const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
    for (const file of ['bom.json', 'licenses.txt']) expect(read(there, file)).toBe(read(here, file));
    // Within a script the bundler orders modules by their paths, so those of equal content may have other digests.
    const sizes = (folder: string) =>
      Object.fromEntries(
        readdirSync(folder)
          .filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js')
          .map((file) => [file.replace(/\.[0-9a-f]{8}\.js$/, ''), statSync(join(folder, file)).size]),
      );
    expect(sizes(there)).toEqual(sizes(here));
    const { container } = JSON.parse(read(there, 'build.json'));
    expect(JSON.parse(read(here, 'build.json'))).toMatchObject({ container });
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
