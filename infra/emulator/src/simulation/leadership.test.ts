/** @jest-environment ./infra/emulator/testing/environment.ts */
import { outside } from '../../testing/outside';
import { type Program, startProgram } from '../../testing/program';

const { freshSchema } = outside;
const flags = ['--port', '0', '--data', 'memory', '--speed', '1'];

/** True for a process that moves the fleet, as its metrics say. */
async function simulates(program: Program): Promise<boolean> {
  const [, url = ''] = /Metrics of the service are at (\S+)/.exec(program.output()) ?? [];
  return /^console_emulator_simulates 1$/m.test(await (await fetch(url)).text());
}

(freshSchema ? test : test.skip)(
  'of two processes on one PostgreSQL server one moves the fleet; when it is killed, the other one does within 5 s',
  async () => {
    const storage = await freshSchema?.();
    const environment = { ...process.env };
    try {
      process.env.METRICS_PORT = '0';
      const first = startProgram(flags, storage?.databaseUrl);
      await first.listening;
      const second = startProgram(flags, storage?.databaseUrl);
      await second.listening;
      expect([await simulates(first), await simulates(second)]).toEqual([true, false]);
      first.child.kill('SIGKILL');
      await first.ended;
      const deadline = Date.now() + 5000;
      while (!(await simulates(second))) expect(Date.now()).toBeLessThan(deadline);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    } finally {
      process.env = environment;
      await storage?.drop();
    }
  },
);
if (!freshSchema)
  console.warn('NOT TESTED: two processes on one PostgreSQL server, since none is reachable.');
