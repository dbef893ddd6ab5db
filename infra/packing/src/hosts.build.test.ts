import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@console/remote/contract';
import { commitsOfVersions, creatorIn, layOut, run, workspace } from '../test/outside';

const root = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const node = (words: readonly string[], cwd: string) => run(process.execPath, words, cwd);

/** Packs a workspace by its own commands. */
function pack(from: string, packs: string): string {
  node(['--import', 'tsx/esm', 'infra/packing/src/packMain.ts', packs], from);
  return packs;
}

const [before] = [...commitsOfVersions()].filter(([version]) => version !== contractVersion).slice(-1);
if (!before)
  console.warn('This history has no earlier version of the console (a shallow clone?): none is tried.');

// An earlier console is installed, built and packed as it was: `npm run test:deep` does.
const inDeepRuns = process.env.TEST_DEEP === '1' && before ? describe : describe.skip;

inDeepRuns('journeys of a remote of the version before', () => {
  const [version = '', commit = ''] = before ?? [];
  const repository = join(root, 'parcels');

  beforeAll(() => {
    const sources = join(root, 'sources');
    mkdirSync(sources);
    const archive = join(root, 'sources.tar');
    run('git', ['archive', '--output', archive, commit], workspace);
    run('tar', ['-xf', archive, '-C', sources], root);
    node(['infra/commands/build.mjs'], sources);
    const packs = pack(sources, join(root, 'packs'));
    node(
      [creatorIn(packs, join(root, 'creator')), 'parcels', '--title', 'Parcels', '--packages', packs],
      root,
    );
    layOut(packs, join(repository, 'node_modules'), sources);
    const today = pack(workspace, join(root, 'today'));
    layOut(today, join(repository, '.console/hosts', contractVersion, 'node_modules'));
  });

  test('pass in the least console that it declares, and in that of today', () => {
    const program = join(repository, 'node_modules/@console/kit/bin/console-remote.mjs');
    const said = node([program, 'journeys', '--hosts', `min,${contractVersion}`], repository);
    expect(said).toContain(`Journeys in the console ${version} (min):`);
    expect(said).toContain(`Journeys in the console ${contractVersion} (${contractVersion}):`);
    expect(said.match(/\b1 passed/g)).toHaveLength(2);
  });
});
