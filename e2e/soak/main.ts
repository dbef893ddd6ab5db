import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { findBrowser, inWorkspace, Refused, runCommand, UsageError } from '@console/workspace';
import { chromium } from '@playwright/test';
import { browserArguments } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { watchTrouble } from '../browser/trouble';
import { doctoredBuild } from '../federation/doctoredBuild';
import { prepareSite } from '../site/prepareSite';
import { type Counts, describeCounts, growing } from './growth';
import { countPage } from './pageCounts';
import type { Answer, Question } from './served';
import { uses } from './uses';

/** Times at which is counted, both ends included; in the first interval caches are filled. */
const checkpoints = 6;

/**
 * Tables whose rows tell what happened; the service keeps them as long as the real one does, which is for good as far
 * as its documents say.
 */
const chronicles = [
  'health_event',
  'item',
  'item_history',
  'item_place',
  'item_stock',
  'job_iteration',
  'threshold_flow',
  'threshold_transition',
];

/**
 * Classes of the browser itself: what it learns of code, and what it keeps of performance and of requests, up to
 * limits of its own.
 */
const ofBrowser =
  /^class (\(|system|V8|InternalNode|blink::|Performance|TaskAttribution|LayoutShift|(Largest|Interaction)ContentfulPaint|DOMRectReadOnly)/;

/** Rises that are no leak: what was recorded, which is what the service is for, and what the browser keeps. */
const isExpected = (what: string) =>
  chronicles.some((table) => what === `rows of ${table}`) || ofBrowser.test(what);

/** A process that serves a part of the console, as on a machine of its own. */
interface Served {
  readonly url: string;
  ask(question: Question): Promise<Answer>;
  stop(): void;
}

async function serve(...words: readonly string[]): Promise<Served> {
  const child: ChildProcess = fork(new URL('./served.ts', import.meta.url), words, {
    execArgv: ['--expose-gc', '--import', 'tsx/esm'],
  });
  const hear = async () => {
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The process of ${words[0]} has ended.`);
    });
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
    return answer;
  };
  const answer = await hear();
  if (!('url' in answer)) throw new Error(`The process of ${words[0]} did not say where it is reached.`);
  return {
    url: answer.url,
    ask(question) {
      child.send(question);
      return hear();
    },
    stop: () => child.disconnect(),
  };
}

/** Milliseconds of a duration such as `60m`, `90s` or `24h`. */
function readDuration(text: string): number {
  const [, number, unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const factor = { s: 1000, m: 60_000, h: 3_600_000 }[unit];
  if (!number || !factor) throw new UsageError(`'${text}' is no duration; one is 60m, 90s or 24h.`);
  return Number(number) * factor;
}

const countsOf = (answer: Answer): Counts => ('counts' in answer ? answer.counts : {});

const summary = [
  'page: documents',
  'page: nodes',
  'page: listeners',
  'page: bytes of the heap',
  'gateway: bytes of the heap',
  'service: bytes of the heap',
];

await runCommand(
  async () => {
    const [text = '60m', ...more] = process.argv.slice(2);
    if (more.length > 0) throw new UsageError('One duration is enough.');
    const interval = readDuration(text) / (checkpoints - 1);
    await prepareSite('quick');
    const service = await serve('service');
    const gateway = await serve('gateway', service.url);
    const build = await doctoredBuild({ version: '1.1.0' });
    const browser = await chromium.launch({
      executablePath: findBrowser('headless'),
      args: browserArguments(),
    });
    try {
      const context = await browser.newContext({
        baseURL: gateway.url,
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      // What runs this file gives names to functions, also to those that are sent to the page.
      await context.addInitScript('globalThis.__name ??= (named) => named;');
      const trouble = await watchTrouble(context, gateway.url);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      // The form of a reader asks whether its name is taken.
      trouble.expect(/404.*Begun%20and%20left/);
      await signIn(page);
      let rounds = 0;
      const doRound = async () => {
        for (const [name, use] of Object.entries(uses))
          await use(page).catch((error: unknown) => {
            throw new Refused(`In round ${rounds + 1}, "${name}" failed: ${String(error)}`);
          });
        rounds += 1;
      };
      const count = async (): Promise<Counts> => ({
        ...(await countPage(devtools)),
        ...countsOf(await gateway.ask({ kind: 'count' })),
        ...countsOf(await service.ask({ kind: 'count' })),
      });

      await doRound();
      const counted: Counts[] = [await count()];
      while (counted.length < checkpoints) {
        // A release under way is met once; its code stays in the page beside that of the one before.
        if (counted.length === Math.ceil(checkpoints / 2))
          await gateway.ask({ kind: 'release', dist: build.dist });
        const end = performance.now() + interval;
        do await doRound();
        while (performance.now() < end);
        counted.push(await count());
        console.log(`Checkpoint ${counted.length} of ${checkpoints}, after ${rounds} rounds.`);
      }

      console.log(`\n${describeCounts(counted, summary)}`);
      await mkdir(inWorkspace('reports'), { recursive: true });
      await writeFile(inWorkspace('reports/soak.json'), JSON.stringify(counted));
      const grown = growing(counted).filter(({ what }) => !isExpected(what));
      const said = [
        ...grown.map(({ what, values }) => `${what} grew in every interval: ${values.join(', ')}`),
        ...[...new Set(trouble.unexpected())].map((one) => `trouble in the browser: ${one}`),
      ];
      if (said.length > 0) throw new Refused(said.join('\n'));
      console.log(`\nNothing grew in every interval, in ${rounds} rounds.`);
    } finally {
      await browser.close();
      gateway.stop();
      service.stop();
      await build.discard();
    }
  },
  { usage: 'test:soak [<duration>]' },
);
