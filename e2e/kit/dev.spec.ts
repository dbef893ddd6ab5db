import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuildOutcome, type DevServer, startDevServer } from '@console/kit';
import { expect, test } from '@playwright/test';

const kit = resolve(import.meta.dirname, '../../infra/kit');

let remote: string;
let server: DevServer;
let told: (outcome: BuildOutcome) => void = () => undefined;

/** Outcome of the next build. */
const nextBuild = () =>
  new Promise<BuildOutcome>((built) => {
    told = built;
  });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  remote = await mkdtemp(join(tmpdir(), 'console-remote-'));
  await cp(join(kit, 'template'), remote, { recursive: true });
  await symlink(join(kit, 'node_modules'), join(remote, 'node_modules'));
  server = await startDevServer({ remote, onBuild: (outcome) => told(outcome) });
});
test.afterAll(async () => {
  await server.close();
  await rm(remote, { recursive: true, force: true });
});

async function record() {
  const answer = await fetch(`${server.origin}/build.json`);
  return { headers: answer.headers, build: (await answer.json()) as DevServer['build'] };
}

test('a remote is served to pages of every origin, each file where build.json says', async () => {
  const { headers, build } = await record();
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(build.name).toBe('new-remote');
  for (const file of build.routes[0]?.files ?? []) {
    const answer = await fetch(`${server.origin}/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(build.integrity[file]).toMatch(/^sha256-/);
  }
});

test('it brings no React along: it runs in a released shell as in one for development', async () => {
  const { build } = await record();
  const texts = Object.keys(build.integrity).map(async (file) =>
    (await fetch(`${server.origin}/${file}`)).text(),
  );
  expect((await Promise.all(texts)).join('')).not.toMatch(/react[\w-]*\.(development|production)\.js/);
});

test('a change is built under another name, and the build before stays where it was', async () => {
  const before = (await record()).build;
  const built = nextBuild();
  await appendFile(join(remote, 'src/networks/network.values.ts'), '\nexport const changed = true;\n');
  expect(await built).toHaveProperty('took');
  const after = (await record()).build;
  expect(after.container).not.toBe(before.container);
  expect(after.entry).not.toBe(before.entry);
  expect((await fetch(`${server.origin}/${before.entry}`)).status).toBe(200);
});

test('a change of the declaration is seen; sources that cannot be built leave the last build', async () => {
  let built = nextBuild();
  await appendFile(join(remote, 'src/declaration.ts'), "\ndeclaration.owner = 'Night shift';\n");
  await built;
  expect((await record()).build.owner).toBe('Night shift');
  const before = (await record()).build;

  built = nextBuild();
  await writeFile(join(remote, 'src/networks/network.values.ts'), 'export const = ;');
  expect(await built).toEqual({ failure: expect.stringContaining('network.values.ts') });
  expect((await record()).build).toEqual(before);
});
