import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import {
  inWorkspace,
  parseWords,
  Refused,
  runCommand,
  UsageError,
  workFolder,
  workspace,
} from '@console/workspace';
import { generate } from './build/buildApps';
import { copyForMutants } from './mutation/copyForMutants';
import { keep, readKept } from './mutation/kept';
import { type Part, partsOf } from './mutation/parts';
import { rooms } from './mutation/rooms';
import { PartFailed, runPart } from './mutation/runPart';
import { describeScores, describeSurvivors, isHeld, type Measured, scoresOf } from './mutation/scores';
import { workspaceFiles } from './mutation/workspaceFiles';
import { endWithParent } from './process/onParentExit';
import { changedSince, git } from './test/selectChanged';

const folder = join(workFolder, 'mutation');
const copy = join(folder, 'workspace');
const reports = inWorkspace('reports/mutation');

/** Minutes after which `changed` begins no further file. */
const minutesOfChanged = 4;

/** Keeps a second run from changing the copy of this one. */
function claimCopy(): void {
  const claim = join(folder, 'pid');
  mkdirSync(folder, { recursive: true });
  const other = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  try {
    if (other > 0 && process.kill(other, 0))
      throw new Refused(`Mutants are tested here already, by process ${other}: wait for it, or end it.`);
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  writeFileSync(claim, String(process.pid));
  process.once('exit', () => rmSync(claim, { force: true }));
}

/** Where this branch left main; on main itself, the commit before the last. */
async function branchPoint(): Promise<string> {
  const [head, base] = [...(await git('rev-parse', 'HEAD')), ...(await git('merge-base', 'HEAD', 'main'))];
  return base && base !== head ? base : 'HEAD~1';
}

/** True for a test that is called like a source. */
const isTestOf = (source: string) => {
  const start = `${basename(source, '.ts')}.`;
  return (test: string) => basename(test).startsWith(start);
};

async function partsChangedSince(parts: readonly Part[], commit: string): Promise<Part[]> {
  const changed = new Set(await changedSince(commit));
  return parts.filter(
    ({ source, tests }) =>
      changed.has(source) || tests.filter(isTestOf(source)).some((test) => changed.has(test)),
  );
}

const numberOf = (text: string, name: string) => {
  const number = Number(text);
  if (!(number > 0)) throw new UsageError(`'${text}' is no number of ${name}.`);
  return number;
};

/** Runs the parts that did not run before as they are now; begins none after a time in ms. */
async function measure(parts: readonly Part[], atOnce: number, limit: number): Promise<Measured[]> {
  const begin = performance.now();
  let copied = false;
  const measured: Measured[] = [];
  for (const [at, part] of parts.entries()) {
    let mutants = readKept(folder, part);
    if (!mutants && part.tests.length > 0 && performance.now() - begin < limit) {
      if (!copied) copyForMutants(workspace, copy);
      copied = true;
      const start = performance.now();
      try {
        mutants = await runPart(part, { copy, atOnce });
        keep(folder, part, mutants);
        const noticed = mutants.filter(({ fate }) => fate === 'noticed').length;
        const counted = mutants.filter(({ fate }) => fate !== 'uncounted').length;
        const seconds = Math.round((performance.now() - start) / 1000);
        console.log(
          `${at + 1} of ${parts.length}: ${part.source}: ${noticed} of ${counted} noticed in ${seconds} s`,
        );
      } catch (error) {
        if (!(error instanceof PartFailed)) throw error;
        console.error(`${part.source}: its tests do not pass as it is, or could not run.\n${error.message}`);
      }
    }
    measured.push({ ...part, mutants });
  }
  return measured;
}

endWithParent();
await runCommand(
  async () => {
    const { values, positionals } = parseWords(process.argv.slice(2), {
      since: { type: 'string' },
      minutes: { type: 'string' },
      'at-once': { type: 'string', default: String(availableParallelism()) },
    });
    const onlyChanged = positionals[0] === 'changed';
    const names = onlyChanged || positionals.length === 0 ? Object.keys(rooms) : positionals;
    const unknown = names.find((name) => !rooms[name]);
    if (unknown !== undefined)
      throw new UsageError(`There is no room ${unknown}, but there are ${Object.keys(rooms).join(', ')}.`);
    const atOnce = numberOf(values['at-once'], 'mutants');
    const minutes = values.minutes ?? (onlyChanged ? String(minutesOfChanged) : undefined);
    const limit = minutes === undefined ? Number.POSITIVE_INFINITY : numberOf(minutes, 'minutes') * 60_000;
    claimCopy();
    await generate();

    const chosen = Object.fromEntries(names.map((name) => [name, rooms[name] as (typeof rooms)[string]]));
    const all = partsOf(workspace, chosen, workspaceFiles(workspace));
    const parts = onlyChanged ? await partsChangedSince(all, values.since ?? (await branchPoint())) : all;
    if (parts.length === 0) {
      console.log('Nothing that a room has did change.');
      return;
    }
    const measured = await measure(parts, atOnce, limit);

    const scores = scoresOf(measured, chosen);
    mkdirSync(reports, { recursive: true });
    for (const score of scores)
      writeFileSync(
        join(reports, `${score.room}.json`),
        `${JSON.stringify({ ...score, parts: measured.filter(({ room }) => room === score.room) }, null, 2)}\n`,
      );
    const survivors = join(reports, 'survivors.txt');
    writeFileSync(survivors, describeSurvivors(measured));
    writeFileSync(join(reports, 'scores.txt'), `${describeScores(scores)}\n`);
    console.log(`\n${describeScores(scores)}\n\nWhat no test noticed: ${relative(workspace, survivors)}`);
    if (scores.some(({ waiting }) => waiting > 0))
      console.log('Run the command again: it goes on with what is not finished.');
    process.exitCode = scores.every(isHeld) ? 0 : 1;
  },
  {
    usage:
      'test:mutation [room…] [--minutes <number>] [--at-once <number>]\n' +
      '       test:mutation changed [--since <commit>] [--minutes <number>] [--at-once <number>]',
  },
);
