import { classifyRemote, type HostCapabilities, type Judged } from '@console/remote/registry';
import { test as base, expect } from '@playwright/test';
import { enterCredentials } from '../browser/signIn';
import { watchTrouble } from '../browser/trouble';
import { deep } from '../site/deep';
import { type Service, startService } from '../site/service';
import { startGatewayOf, storeOf } from './siteOf';
import { type BuiltWorkspace, hasCommit, recordOf, today, workspaceAt } from './workspaceAt';

/**
 * Commits whose shell and remotes are built anew and run with those of today and with each other, oldest first: those of
 * the contract of today's major version that sites may still run.
 */
const commits = [
  { commit: '2038aa51868d35988cb8d035737f08780339debc', contract: '2.0' },
  { commit: '4446e7475396a0a10ac9d4c8915c02c7320a5360', contract: '2.8' },
  { commit: '2382a2baeb1cfa65df0733c800e0ef535a44ddc0', contract: '2.12' },
] as const;

const now = 'today';
type Made = (typeof commits)[number]['commit'] | typeof now;
const made: readonly Made[] = [...commits.map(({ commit }) => commit), now];
const titleOf = (one: Made) =>
  one === now ? now : `contract ${commits.find(({ commit }) => commit === one)?.contract}`;

const workspaceOf = (one: Made): Promise<BuiltWorkspace> =>
  one === now ? Promise.resolve(today) : workspaceAt(one);

interface Record extends Judged {
  readonly areas: readonly { readonly path: string }[];
}

const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
});

/** Installing and building a commit takes a minute or two on an idle machine. */
test.describe.configure({ timeout: 900_000 });

/** Codes of the card that stands in the place of a remote which cannot be shown. */
const codes = /^(incompatible-\w+|unpinned|altered|missing|unreachable|slow|broken|interfering|blocking)$/;

for (const shell of made.toReversed())
  for (const remotes of made) {
    test(`the remotes of ${titleOf(remotes)} run in the shell of ${titleOf(shell)}, or a card says why not`, async ({
      page,
      context,
      service,
    }, { parallelIndex }) => {
      test.skip(!deep, 'builds of earlier commits are for npm run test:deep');
      for (const one of [shell, remotes]) {
        if (one === now || (await hasCommit(one))) continue;
        const reason = `Not tested: the history of this clone does not reach back to ${one}. Fetch all of it.`;
        console.warn(reason);
        test.skip(true, reason);
      }
      const [ofShell, ofRemotes] = [await workspaceOf(shell), await workspaceOf(remotes)];
      const store = await storeOf(ofRemotes, remotes);
      const site = await startGatewayOf(ofShell, { store, serviceUrl: service.url, worker: parallelIndex });
      try {
        const trouble = await watchTrouble(context, site.url);
        await page.goto(`${site.url}/readers/definitions`);
        await enterCredentials(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        const host = await recordOf<HostCapabilities>(ofShell, 'shell');
        let isTold = true;
        for (const name of ofRemotes.remotes) {
          const build = await recordOf<Record>(ofRemotes, `remotes/${name}`);
          const verdict = classifyRemote(build, host);
          const namesDesign = build.shared['@console/design'] !== undefined;
          // What is not newer than the shell has to run, if it says which version of design it was made with.
          if (made.indexOf(remotes) <= made.indexOf(shell) && (namesDesign || shell === remotes))
            expect(verdict).toEqual({ compatible: true });
          // Shells that were released before today's did not yet refuse what does not say it: a page that cannot be
          // drawn has the card of broken remotes there, and reports the error.
          isTold &&= namesDesign || shell === remotes || shell === now;
          const main = page.getByRole('main');
          for (const { path } of build.areas)
            await test.step(`${name}: ${path}`, async () => {
              await page.goto(site.url + path);
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
              if (!isTold) return;
              const card = main.getByText(codes);
              if (verdict.compatible) await expect(card).toHaveCount(0);
              else await expect(card).toHaveText(verdict.code);
            });
        }
        if (isTold) expect(trouble.unexpected(), 'trouble in the browser').toEqual([]);
      } finally {
        await site.close();
      }
    });
  }
