import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey } from '@console/store';
import fc from 'fast-check';
import { type Checkpoint, readCheckpoint } from './checkpoints';
import { type Journal, openJournal } from './journal';
import { type Entry, secretDigest } from './records';
import { trailsOf, verifyTrail } from './verify';

const key = readSigningKey(createKeyPair().privateKey, 'The key');
const keys = [key.verifying];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const intent = (number: number): Entry => ({
  kind: 'intent',
  id: `request-${number}`,
  person: { name: number % 3 ? 'Admin' : 'Miller', roles: ['Admin'] },
  address: '10.0.0.7',
  method: 'DELETE',
  route: '/itemsense/configuration/v1/facilities/destroy/:name',
  action: 'delete',
  model: 'facility',
  record: `Store ${number}`,
});

const open = (more: Partial<Parameters<typeof openJournal>[0]> = {}) =>
  openJournal({ folder, trail: 'gateway-1', key, segmentLength: 10, ...more });

async function fill(journal: Journal, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await journal.append(intent(number));
}

const trailFolder = () => join(folder, 'audit', 'gateway-1');
const segments = () =>
  readdirSync(trailFolder())
    .filter((name) => /^\d/.test(name))
    .sort();
const read = (name: string) => readFileSync(join(trailFolder(), name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(trailFolder(), name), text);
const checkpoints = (): Checkpoint[] =>
  read('checkpoints.jsonl')
    .split('\n')
    .flatMap((line) => readCheckpoint(line) ?? []);
const verified = (elsewhere?: Checkpoint[]) =>
  verifyTrail(folderStore(folder), 'gateway-1', { keys, ...(elsewhere && { elsewhere }) });

test('what was written is found whole, in segments, with who did what', async () => {
  const journal = await open();
  await fill(journal, 35);
  await journal.close();
  expect(segments()).toHaveLength(4);
  expect(await trailsOf(folderStore(folder))).toEqual(['gateway-1']);
  expect(await verified()).toEqual({
    trail: 'gateway-1',
    records: 35,
    first: 1,
    last: 35,
    signed: 35,
    problems: [],
  });
  expect(read(segments()[0] ?? '')).toContain('"name":"Admin"');
});

test('a chain that was closed goes on in the same segment', async () => {
  const first = await open();
  await fill(first, 4);
  await first.close();
  const second = await open();
  expect(second.head.seq).toBe(4);
  await fill(second, 3);
  await second.close();
  expect(await verified()).toMatchObject({ records: 7, signed: 7, problems: [] });
});

test('records of many callers at once are written in their order, and none twice', async () => {
  const journal = await open({ segmentLength: 1000 });
  const heads = await Promise.all(Array.from({ length: 200 }, (_, index) => journal.append(intent(index))));
  expect(new Set(heads.map(({ seq }) => seq)).size).toBe(200);
  await journal.close();
  expect(await verified()).toMatchObject({ records: 200, problems: [] });
});

test('killed in the middle of a write: the chain goes on from the last whole record', async () => {
  const journal = await open();
  await fill(journal, 5);
  const [segment = ''] = segments();
  const whole = read(segment);
  // The process is gone; half a line is left.
  write(segment, `${whole}{"seq":6,"time":"2026-11-`);
  const next = await open();
  expect(next.head.seq).toBe(5);
  await fill(next, 2);
  await next.close();
  expect(await verified()).toMatchObject({ records: 7, problems: [] });
});

test('a trail that was altered is not continued, and says which record', async () => {
  const journal = await open();
  await fill(journal, 5);
  await journal.close();
  const [segment = ''] = segments();
  write(segment, read(segment).replace('Store 3', 'Store 4'));
  await expect(open()).rejects.toThrow(/Record 3 is not what was written/);
});

test('what was kept long enough may go, as the trail itself tells; what somebody takes away is missed', async () => {
  const journal = await open();
  await fill(journal, 35);
  await journal.drop();
  await journal.close();
  expect(await verified()).toMatchObject({ first: 11, last: 36, problems: [] });
  rmSync(join(trailFolder(), segments()[0] ?? ''));
  expect((await verified()).problems).toEqual(['Records 11 to 20 are missing at the beginning.']);
});

test('a key that is not known signs nothing', async () => {
  const other = readSigningKey(createKeyPair().privateKey, 'Another key');
  const journal = await open({ key: other });
  await fill(journal, 3);
  await journal.close();
  expect((await verified()).problems).toEqual(['Checkpoint 1 is signed by none of the keys.']);
});

test('the same secret has the same digest at one site, and another one elsewhere', () => {
  const [here, there] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(secretDigest('hunter2', here)).toBe(secretDigest('hunter2', here));
  expect(secretDigest('hunter2', here)).not.toBe(secretDigest('hunter2', there));
  expect(secretDigest('hunter2', here)).not.toContain('hunter2');
});

/** The trail as text: segments by name, and the checkpoints beside them. */
type Files = Map<string, string[]>;
const filesOf = (): Files =>
  new Map(readdirSync(trailFolder()).map((name) => [name, read(name).split('\n').slice(0, -1)]));

type Attack = (files: Files, pick: (below: number) => number) => string;

const segmentOf = (files: Files, pick: (below: number) => number) => {
  const names = [...files.keys()].filter((name) => /^\d/.test(name)).sort();
  return names[pick(names.length)] ?? '';
};

const attacks: Attack[] = [
  (files, pick) => {
    const lines = files.get(segmentOf(files, pick)) ?? [];
    const at = pick(lines.length);
    lines[at] = (lines[at] ?? '').replace('Admin', 'Nobody');
    return 'a record was edited';
  },
  (files, pick) => {
    const lines = files.get(segmentOf(files, pick)) ?? [];
    const at = pick(lines.length);
    lines.splice(at, 0, lines[at] ?? '');
    return 'a record was inserted';
  },
  (files, pick) => {
    const lines = files.get(segmentOf(files, pick)) ?? [];
    lines.splice(pick(lines.length), 1);
    return 'a record was deleted';
  },
  (files, pick) => {
    const lines = files.get(segmentOf(files, pick)) ?? [];
    const at = pick(lines.length - 1);
    lines.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
    return 'two records changed places';
  },
  (files, pick) => {
    files.delete(segmentOf(files, pick));
    return 'a segment was deleted';
  },
  (files, pick) => {
    // The end is cut off in the last segment, and the checkpoints that tell of it go, too.
    const name =
      [...files.keys()]
        .filter((one) => /^\d/.test(one))
        .sort()
        .at(-1) ?? '';
    const lines = files.get(name) ?? [];
    lines.splice(pick(lines.length));
    files.set('checkpoints.jsonl', (files.get('checkpoints.jsonl') ?? []).slice(0, 1));
    return 'the end was cut off together with its checkpoints';
  },
  (files, pick) => {
    const lines = files.get('checkpoints.jsonl') ?? [];
    const at = pick(lines.length);
    const checkpoint = JSON.parse(lines[at] ?? '') as Checkpoint;
    lines[at] = JSON.stringify({ ...checkpoint, time: '2020-01-01T00:00:00.000Z' });
    return 'a checkpoint was edited';
  },
];

test('100 attacks of 100 are found with the checkpoints that were sent elsewhere', async () => {
  const journal = await open();
  await fill(journal, 45);
  await journal.close();
  const whole = filesOf();
  const elsewhere = checkpoints();
  const number = fc.nat();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...attacks),
      fc.array(number, { minLength: 4, maxLength: 4 }),
      async (attack, picks) => {
        const files: Files = new Map([...whole].map(([name, lines]) => [name, [...lines]]));
        let drawn = 0;
        const what = attack(files, (below) => (picks[drawn++ % picks.length] ?? 0) % Math.max(1, below));
        rmSync(trailFolder(), { recursive: true });
        // Two lines in their old order, or nothing cut off, are no attack.
        const isSame = [...whole].every(([name, lines]) => files.get(name)?.join() === lines.join());
        mkdirSync(trailFolder(), { recursive: true });
        for (const [name, lines] of files) write(name, lines.map((line) => `${line}\n`).join(''));
        const { problems } = await verified(elsewhere);
        if (!isSame && problems.length === 0) throw new Error(`not found: ${what}`);
      },
    ),
    { numRuns: 100 },
  );
});
