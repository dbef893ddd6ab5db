import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What of axe is asked for. */
type Rules = Readonly<{ type: 'tag' | 'rule'; values: readonly string[] }>;

/** Everything up to WCAG 2.2 AA and what is good practice beyond; no impact is left out, no element waived. */
const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What another theme may break: themes differ in colours only. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * A target that the edge of what scrolls cuts off, or a bar that stays in place, is judged again in the middle of what
 * scrolls: its size is what a person finds there.
 */
const run = (rules: Rules) => `
  (async () => {
    const judge = async (runOnly) =>
      (await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true })).violations;
    const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
    const stillSmall = async (element) => {
      const places = [];
      for (let at = element; at; at = parentOf(at)) places.push([at, at.scrollTop, at.scrollLeft]);
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const again = await judge({ type: 'rule', values: ['target-size'] });
      for (const [at, top, left] of places) at.scrollTo({ top, left, behavior: 'instant' });
      return again.some(({ nodes }) => nodes.some((node) => node.element === element));
    };
    const found = [];
    for (const violation of await judge(${JSON.stringify(rules)})) {
      const nodes = [];
      for (const { element, ...node } of violation.nodes)
        if (violation.id !== 'target-size' || (await stillSmall(element))) nodes.push(plain(node));
      if (nodes.length > 0) found.push({ ...violation, nodes });
    }
    return found;
    // Elements cannot leave the page.
    function plain({ target, failureSummary }) {
      return { target, failureSummary };
    }
  })()`;

type Violations = AxeResults['violations'];

/** Judges a page by rules. */
type Judge = (rules: Rules) => Promise<Violations>;

/** Brings axe into an isolated world, which the page and its policy do not affect. */
async function judgeOf(cdp: CDPSession): Promise<Judge> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await cdp.send('Runtime.evaluate', { contextId, expression: source });
  return async (rules) => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      contextId,
      expression: run(rules),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Violations;
  };
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

async function withAxe(page: Page, act: (judge: Judge) => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await act(await judgeOf(cdp));
  } finally {
    await cdp.detach();
  }
}

/**
 * Holds what the page shows now against the rules.
 * @param what names it in a failure.
 */
export const axeNow = (page: Page, what: string): Promise<void> =>
  withAxe(page, async (judge) => {
    await atRest(page);
    expect(inWords(await judge(allRules)), `axe, ${what}`).toEqual([]);
  });

/**
 * Holds what the page shows now against the rules: all of them in the light theme, those about colours in the dark one
 * as well. The page has to follow the theme of the device, as it does unless someone chose another.
 */
export const axe = (page: Page): Promise<void> =>
  withAxe(page, async (judge) => {
    for (const [colorScheme, rules] of [
      ['dark', colourRules],
      ['light', allRules],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      expect(inWords(await judge(rules)), `axe, ${colorScheme} theme, ${page.url()}`).toEqual([]);
    }
  });
