import { mkdir, writeFile } from 'node:fs/promises';
import { findBrowser, inWorkspace, Refused, runCommand, UsageError } from '@console/workspace';
import { chromium } from '@playwright/test';
import { browserArguments } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { watchTrouble } from '../browser/trouble';
import { doctoredBuild } from '../federation/doctoredBuild';
import { prepareSite } from '../site/prepareSite';
import { bytesKept } from './countKept';
import { type Counts, describeCounts, growing } from './growth';
import { isExpected } from './isExpected';
import { countPage } from './pageCounts';
import { perRecord } from './perRecord';
import { serve } from './serve';
import { uses } from './uses';

/** Times at which is counted, both ends included; in the first interval caches are filled. */
const checkpoints = 6;

/** Milliseconds of a duration such as `60m`, `90s` or `24h`. */
function readDuration(text: string): number {
  const [, number, unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const factor = { s: 1000, m: 60_000, h: 3_600_000 }[unit];
  if (!number || !factor) throw new UsageError(`'${text}' is no duration; one is 60m, 90s or 24h.`);
  return Number(number) * factor;
}

const summary = [
  'page: documents',
  'page: nodes',
  'page: listeners',
  ...['page', 'gateway', 'service'].flatMap((place) => [
    `${place}: bytes of the heap`,
    `${place}: ${bytesKept}`,
  ]),
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
        ...(await gateway.count()),
        ...(await service.count()),
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
      const grown = growing(counted.map(perRecord)).filter(({ what }) => !isExpected(what));
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
