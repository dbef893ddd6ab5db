/** @jest-environment ./infra/emulator/testing/environment.ts */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outside } from '../testing/outside';
import { type Program, startProgram } from '../testing/program';
import { admin } from '../testing/service';

const facilities = '/itemsense/configuration/v1/facilities';

/** So many clients write at once. */
const writers = 8;

const isDeep = process.env.TEST_DEEP === '1';

/** The program is killed so many times, each time when so many writes were acknowledged; others are then under way. */
const [kills, enough] = isDeep ? [50, 200] : [1, 120];

/** Writes one thing after another until the service is gone. Tells each that was acknowledged. */
async function writeUntilGone(url: string, writer: string, acknowledge: (name: string) => void) {
  for (let index = 0; ; index++) {
    const name = `Annex ${writer}-${index}`;
    const written = await fetch(`${url}${facilities}/create`, {
      method: 'POST',
      headers: { authorization: admin, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    }).catch(() => undefined);
    if (!written) return;
    expect(written.status).toBe(200);
    acknowledge(name);
  }
}

async function everythingIsThere(flags: readonly string[], databaseUrl?: string): Promise<void> {
  const acknowledged: string[] = [];
  let running: Program = startProgram(flags, databaseUrl);
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = running;
    const url = await killed.listening;
    const until = acknowledged.length + enough;
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilGone(url, `${kill}-${writer}`, (name) => {
        acknowledged.push(name);
        if (acknowledged.length !== until) return;
        killed.child.kill('SIGKILL');
        // At once, as a supervisor does.
        running = startProgram(flags, databaseUrl);
      }),
    );
    await Promise.all(writing);
    expect(await killed.ended).toBeNull();
  }
  const answer = await fetch(`${await running.listening}${facilities}/show`, {
    headers: { authorization: admin },
  });
  const found = new Set(((await answer.json()) as { name: string }[]).map(({ name }) => name));
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * enough);
  console.info(`${acknowledged.length} writes acknowledged, killed ${kills} times.`);
}

const flags = ['--port', '0', '--factory'];

test(
  'killed while it writes to its folder, the service has lost nothing that it acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-'));
    try {
      await everythingIsThere([...flags, '--data', join(folder, 'data')]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  isDeep ? 1_200_000 : 60_000,
);

const { freshSchema } = outside;

(freshSchema ? test : test.skip)(
  'killed while it writes to a PostgreSQL server, neither',
  async () => {
    const storage = await freshSchema?.();
    try {
      await everythingIsThere([...flags, '--data', 'memory'], storage?.databaseUrl);
    } finally {
      await storage?.drop();
    }
  },
  isDeep ? 1_200_000 : 60_000,
);

if (!freshSchema)
  console.warn('NOT TESTED: a kill while writing to a PostgreSQL server. TEST_DATABASE_URL names one');
