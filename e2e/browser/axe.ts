import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything up to WCAG 2.2 AA and what is good practice beyond; no impact is left out, no element waived. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const run = `
  (async () => {
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: ${JSON.stringify(rules)} },
      resultTypes: ['violations'],
    });
    return results.violations;
  })()`;

type Violations = AxeResults['violations'];

/** Runs axe in an isolated world, which the page and its policy do not affect. */
async function violations(cdp: CDPSession): Promise<Violations> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await cdp.send('Runtime.evaluate', { contextId, expression: source });
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    contextId,
    expression: run,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Violations;
}

/** Colours in transition are not judged. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // The theme follows the device by script, so its transitions begin a frame later.
    await frame();
    await frame();
    // A document does not name what moves inside its custom elements.
    const roots = () => [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    // By their state: the promise of one in content that cannot be seen is not kept, the browser does not tick it.
    const moving = () =>
      roots()
        .flatMap((root) => root.getAnimations())
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    while (moving()) await frame();
  });
}

const inWords = (found: Violations) =>
  found.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );

/**
 * Holds what the page shows now against the rules.
 * @param what names it in a failure.
 */
export async function axeNow(page: Page, what: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await atRest(page);
    expect(inWords(await violations(cdp)), `axe, ${what}`).toEqual([]);
  } finally {
    await cdp.detach();
  }
}

/**
 * Holds what the page shows now against the rules, in the light and in the dark theme.
 * The page has to follow the theme of the device, as it does unless someone chose another.
 */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await axeNow(page, `${colorScheme} theme, ${page.url()}`);
  }
}
