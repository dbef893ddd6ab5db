import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@console/workspace';
import { startProgram } from '../testing/program';
import { admin } from '../testing/service';
import { startWriting } from '../testing/writing';

const isDeep = process.env.TEST_DEEP === '1';

/** Number of times that the limit is reached. */
const times = isDeep ? 10 : 1;

/** Heap of the process in MB: enough for what it does, and not for what it is sent. */
const heap = 96;

/** A body of 15 MB, which is below the limit of the service, and takes ten times as much when it is parsed. */
const large = `{"name":[${'[],'.repeat(5_000_000)}[]]}`;

test(
  'a service whose memory is at its limit ends, and one that is started in its place has all that was acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-'));
    const port = await freePort();
    const flags = ['--port', String(port), '--factory', '--data', join(folder, 'data')];
    const start = () => startProgram(flags, '', [`--max-old-space-size=${heap}`]);
    let program = start();
    const url = await program.listening;
    const writing = startWriting(url);
    for (let time = 0; time < times; time += 1) {
      await writing.acknowledgedMore(20);
      const sent = fetch(`${url}/itemsense/configuration/v1/facilities/create`, {
        method: 'POST',
        headers: { authorization: admin, 'content-type': 'application/json' },
        body: large,
      });
      await expect(sent).rejects.toThrow('fetch failed');
      await program.ended;
      expect(program.output()).toContain('JavaScript heap out of memory');
      program = start();
      await program.listening;
      const from = performance.now();
      await writing.acknowledgedMore(20);
      expect(performance.now() - from).toBeLessThan(10_000);
    }
    expect(await writing.end()).toEqual({ refusals: ['no answer'], lost: [] });
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await rm(folder, { recursive: true });
  },
  isDeep ? 1_200_000 : 120_000,
);
