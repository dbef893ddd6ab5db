import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { type SiteOptions, startSite } from '@console/e2e/site/startSite';
import { createKeyPair } from '@console/store';
import { signIn } from './consoles';
import { emulatorProgram, startService } from './serviceProcess';
import { percentile } from './statistics';

/** Times in ms that a change takes through a gateway. */
interface ChangeTimes {
  readonly median: number;
  readonly p99: number;
}

/** Cost of the audit trail for changes. */
export interface AuditCost {
  /** Changes a second. */
  readonly rate: number;
  readonly without: ChangeTimes;
  /** With records on the disk before each change is passed on. */
  readonly recorded: ChangeTimes;
}

/** One change: the service knows no such record, so that none is like another. @returns ms from when it was due */
function change(url: string, agent: Agent, token: string, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/itemsense/configuration/v1/facilities/destroy/none`, {
      method: 'DELETE',
      agent,
      headers: { authorization: `JWT ${token}` },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => answer.resume().once('end', () => resolve(performance.now() - due)));
    asked.end();
  });
}

async function changesThrough(
  serviceUrl: string,
  options: SiteOptions,
  rate: number,
  seconds: number,
): Promise<number[]> {
  const site = await startSite(serviceUrl, options);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const [token] = await signIn(serviceUrl);
  const under: Promise<number>[] = [];
  const began = performance.now();
  for (let count = 0; count < rate * seconds; count += 1) {
    const due = began + (count * 1000) / rate;
    if (due > performance.now()) await pass(due - performance.now());
    under.push(change(site.url, agent, token, due));
  }
  const times = await Promise.all(under);
  agent.destroy();
  await site.close();
  // What a process compiles in its first second is not what a change takes.
  return times.slice(rate);
}

/** Measures changes at a rate, by turns without a trail and with one that refuses what it cannot record. */
export async function measureAuditCost(rate = 200, seconds = 11, rounds = 3): Promise<AuditCost> {
  const service = await startService(emulatorProgram, ['--data', 'memory']);
  const { privateKey } = createKeyPair();
  const times = { without: [] as number[], recorded: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      times.without.push(...(await changesThrough(service.url, {}, rate, seconds)));
      const folder = await mkdtemp(join(tmpdir(), 'trail-'));
      const keep = { days: 365, bytes: 1e9 };
      const audit = { enforced: true, folder, key: privateKey, name: 'bench', checkpoints: [], keep };
      times.recorded.push(...(await changesThrough(service.url, { audit }, rate, seconds)));
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await service.stop();
  }
  const timesOf = (measured: readonly number[]) => ({
    median: percentile(measured, 50),
    p99: percentile(measured, 99),
  });
  return { rate, without: timesOf(times.without), recorded: timesOf(times.recorded) };
}
