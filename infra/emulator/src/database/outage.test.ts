import {
  hasPostgresPrograms,
  type PostgresCluster,
  startPostgresCluster,
} from '../../testing/postgresCluster';
import { type Program, startProgram } from '../../testing/program';
import { startTcpProxy, type TcpProxy } from '../../testing/tcpProxy';
import { startWriting, type Writing } from '../../testing/writing';

/** Time in ms within which all is whole again when a fault has ended. */
const wholeWithin = 10_000;

let cluster: PostgresCluster;
let proxy: TcpProxy;
let program: Program;

const onServer = hasPostgresPrograms() ? describe : describe.skip;
if (!hasPostgresPrograms())
  console.warn('NOT TESTED: outages of a PostgreSQL server, whose programs are not here.');

/** True for a process that moves the fleet, as its metrics say. */
async function movesFleet(): Promise<boolean> {
  const [, address = ''] = /Metrics of the service are at (\S+)/.exec(program.output()) ?? [];
  return /^console_emulator_simulates 1$/m.test(await (await fetch(address)).text());
}

onServer('a PostgreSQL server that goes and comes back', () => {
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    proxy = await startTcpProxy(cluster);
    const environment = { ...process.env };
    process.env.METRICS_PORT = '0';
    program = startProgram(
      ['--port', '0', '--data', 'memory', '--factory'],
      `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
    );
    process.env = environment;
    await program.listening;
  }, 60_000);
  afterAll(async () => {
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await proxy.close();
    await cluster.remove();
  }, 60_000);

  /** Writes go on through a fault, and all is whole within ten seconds of its end. */
  async function survives(fault: (writing: Writing) => Promise<void>): Promise<void> {
    const writing = startWriting(await program.listening);
    await writing.acknowledged(40);
    await fault(writing);
    const end = performance.now();
    await writing.acknowledgedMore(40);
    while (!(await movesFleet())) expect(performance.now() - end).toBeLessThan(wholeWithin);
    expect(performance.now() - end).toBeLessThan(wholeWithin);
    expect(await writing.end()).toEqual({
      refusals: [
        '503 The database of the service does not answer: nothing can be read or stored until it does',
      ],
      lost: [],
    });
    expect(program.child.exitCode).toBeNull();
  }

  test.each(['stop', 'crash'] as const)(
    '%s and start: nothing acknowledged is lost',
    async (way) => {
      await survives(async (writing) => {
        await cluster[way]();
        await writing.refused();
        await cluster.start();
      });
    },
    60_000,
  );

  test('connections that are half open: statements and who moves the fleet go on by new ones', async () => {
    await survives(async (writing) => {
      proxy.hold();
      await writing.refused();
      proxy.resume();
    });
  }, 60_000);

  test('another one takes over: it has everything that was acknowledged', async () => {
    const standby = await cluster.addStandby();
    try {
      await survives(async (writing) => {
        await cluster.crash();
        await writing.refused();
        await standby.promote();
        proxy.leadTo(standby);
      });
    } finally {
      proxy.leadTo(cluster);
      await standby.remove();
      await cluster.start();
    }
  }, 60_000);
});
