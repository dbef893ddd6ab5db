import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey, readVerifyingKeys } from '@console/store';
import { openJournal } from './journal';
import type { Entry } from './records';
import { auditTrail } from './trail';
import { verifyTrail } from './verify';

const isDeep = process.env.TEST_DEEP === '1';

const pair = createKeyPair();
const key = readSigningKey(pair.privateKey, 'The key');
const keys = readVerifyingKeys(pair.publicKey, 'The key');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ground-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const intent = (number: number): Entry => ({
  kind: 'intent',
  id: `request-${number}`,
  person: { name: 'Admin', roles: ['Admin'] },
  address: '10.0.0.7',
  method: 'DELETE',
  route: '/itemsense/configuration/v1/facilities/destroy/:name',
  action: 'delete',
  model: 'facilities',
  record: `Store ${number}`,
});

const open = (at: string, more: Partial<Parameters<typeof openJournal>[0]> = {}) =>
  openJournal({ folder: at, trail: 'gateway-1', key, ...more });
const verified = (at: string) => verifyTrail(folderStore(at), 'gateway-1', { keys });
const trailOf = (at: string) => join(at, 'audit', 'gateway-1');

describe('a power cut', () => {
  /** A trail of two segments and their checkpoints, as a machine leaves it that goes dark. */
  async function written(records: number): Promise<string> {
    const from = join(folder, 'before');
    const journal = await open(from, { segmentLength: 4 });
    for (let number = 1; number <= records; number += 1) await journal.append(intent(number));
    const dark = join(folder, 'dark');
    cpSync(from, dark, { recursive: true });
    await journal.close();
    return dark;
  }

  /** Opens what is left, goes on with it, and counts what was there. */
  async function goesOn(left: string): Promise<number> {
    const journal = await open(left, { segmentLength: 4 });
    const { seq } = journal.head;
    await journal.append(intent(99));
    await journal.close();
    expect(await verified(left)).toMatchObject({ last: seq + 1, problems: [] });
    return seq;
  }

  test('cuts the last file of a trail at any byte: every whole record is there, and it goes on', async () => {
    const from = await written(isDeep ? 8 : 6);
    const [segment = ''] = readdirSync(trailOf(from))
      .filter((name) => /^\d/.test(name))
      .sort()
      .reverse();
    const content = readFileSync(join(trailOf(from), segment));
    const step = isDeep ? 1 : 13;
    let cuts = 0;
    for (let at = 0; at <= content.length; at += step) {
      const left = join(folder, `cut-${at}`);
      // Some file systems have the length of a file before they have its content.
      for (const rest of [Buffer.alloc(0), Buffer.alloc(7)]) {
        cpSync(from, left, { recursive: true });
        writeFileSync(join(trailOf(left), segment), Buffer.concat([content.subarray(0, at), rest]));
        const whole = content.subarray(0, at).toString().split('\n').length - 1;
        expect(await goesOn(left)).toBe(4 + whole);
        rmSync(left, { recursive: true });
        cuts += 1;
      }
    }
    console.info(`A trail cut at ${cuts} places of ${content.length} bytes.`);
  }, 600_000);

  test('cuts its checkpoints at any byte: the trail goes on, and is whole', async () => {
    const from = await written(6);
    const content = readFileSync(join(trailOf(from), 'checkpoints.jsonl'));
    for (let at = 0; at <= content.length; at += isDeep ? 1 : 41) {
      const left = join(folder, `cut-${at}`);
      cpSync(from, left, { recursive: true });
      writeFileSync(join(trailOf(left), 'checkpoints.jsonl'), content.subarray(0, at));
      expect(await goesOn(left)).toBe(6);
      rmSync(left, { recursive: true });
    }
  }, 600_000);
});

test('a checkpoint that cannot be written takes nothing back that was recorded, and is made up for', async () => {
  const journal = await open(folder, { checkpointLength: 2 });
  mkdirSync(join(trailOf(folder), 'checkpoints.jsonl'));
  await journal.append(intent(1), intent(2));
  expect(journal.head.seq).toBe(2);
  rmSync(join(trailOf(folder), 'checkpoints.jsonl'), { recursive: true });
  await journal.close();
  expect(await verified(folder)).toMatchObject({ records: 2, signed: 2, problems: [] });
});

test.each([-86_400_000, 86_400_000])(
  'a clock that is set by %i ms keeps no trail from being tried again',
  async (by) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'audit'), 'in the way');
    const trail = auditTrail({
      folder,
      trail: 'gateway-1',
      key,
      store: folderStore(join(folder, 'shared')),
      outlets: [],
      keep: { days: 365, bytes: 1e9 },
    });
    await expect(trail.record(intent(1))).rejects.toThrow('cannot be written');
    rmSync(join(folder, 'audit'));
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + by);
    const end = performance.now() + 10_000;
    let isRecorded = false;
    while (!isRecorded && performance.now() < end)
      isRecorded = await trail.record(intent(2)).then(
        () => true,
        () => new Promise((done) => setTimeout(() => done(false), 50)),
      );
    expect(isRecorded).toBe(true);
    expect(trail.unsignedFor()).toBeGreaterThanOrEqual(0);
    expect(trail.unsignedFor()).toBeLessThan(60);
    await trail.close();
  },
  30_000,
);

/** Disks of a test's own, for who may mount them. */
const mayMount = (() => {
  const at = mkdtempSync(join(tmpdir(), 'mounted-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', at], { stdio: 'ignore' });
    execFileSync('umount', [at]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(at, { recursive: true });
  }
})();
if (!mayMount) console.warn('NOT TESTED: a trail on a full disk, since this user may mount none.');

(mayMount ? test : test.skip)(
  'a full disk: what was acknowledged stays, what is refused leaves nothing, and it goes on when there is room',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'none', folder]);
    try {
      const journal = await open(folder, { segmentLength: 5, checkpointLength: 3 });
      const filler = join(folder, 'filler');
      let acknowledged = 0;
      for (let round = 0; round < 3; round += 1) {
        for (let index = 0; index < 7; index += 1) {
          await journal.append(intent(acknowledged));
          acknowledged += 1;
        }
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
        let refused: unknown;
        for (let tries = 0; tries < 100 && !refused; tries += 1)
          await journal.append(intent(acknowledged)).then(
            () => {
              acknowledged += 1;
            },
            (error: unknown) => {
              refused = error;
            },
          );
        expect(String(refused)).toContain('ENOSPC');
        rmSync(filler);
      }
      expect(journal.head.seq).toBe(acknowledged);
      await journal.close();
      expect(await verified(folder)).toMatchObject({ records: acknowledged, problems: [] });
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  },
);

/** A process of its own writes, tells of each record that is on the disk, and is killed. */
const writer = (at: string) => `
  const { openJournal } = require(${JSON.stringify(join(__dirname, 'journal.ts'))});
  const { readSigningKey } = require('@console/store');
  (async () => {
    const journal = await openJournal({ folder: ${JSON.stringify(at)}, trail: 'gateway-1', segmentLength: 50, checkpointLength: 20,
      key: readSigningKey(process.env.KEY, 'The key') });
    for (let number = 1; ; number += 1) {
      await journal.append(${JSON.stringify(intent(0))});
      process.stdout.write(journal.head.seq + '\\n');
    }
  })();`;

test('killed at any acknowledged record, a trail has lost none of them', async () => {
  const [kills, each] = isDeep ? [50, 200] : [2, 90];
  let acknowledged = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const until = kill * each;
    acknowledged = await new Promise<number>((resolve) => {
      const child = execFile(process.execPath, ['--import', 'tsx', '-e', writer(folder)], {
        cwd: join(__dirname, '..'),
        env: { ...process.env, KEY: pair.privateKey, NODE_OPTIONS: '' },
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      let output = '';
      child.stderr?.on('data', (text) => console.error(String(text)));
      child.stdout?.on('data', (text) => {
        output += text;
        const last = Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1));
        if (last >= until) child.kill('SIGKILL');
      });
      child.once('close', () =>
        resolve(Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1))),
      );
    });
    expect(acknowledged).toBeGreaterThanOrEqual(until);
    const journal = await open(folder, { segmentLength: 50 });
    expect(journal.head.seq).toBeGreaterThanOrEqual(acknowledged);
    await journal.close();
  }
  expect(await verified(folder)).toMatchObject({ problems: [] });
  console.info(`${acknowledged} records acknowledged, killed ${kills} times.`);
}, 600_000);
