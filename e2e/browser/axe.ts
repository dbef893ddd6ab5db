import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { deep } from '../site/deep';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selection of axe's rules. */
type Rules = Readonly<{ type: 'tag' | 'rule'; values: readonly string[] }>;

/** Everything up to WCAG 2.2 AA and what is good practice beyond; no impact is left out, no element waived. */
const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

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

/** Evaluates text in an isolated world of a page. */
type Evaluate = (expression: string) => Promise<unknown>;

/** Connections to pages that were looked at; they end with their page. */
const connections = new WeakMap<Page, Promise<CDPSession>>();

/** Brings axe into an isolated world, which the page and its policy do not affect, once for a document. */
async function judgeOf(page: Page): Promise<Judge> {
  const evaluate = hasCdp(page) ? await isolatedWorld(page) : sandbox(page);
  if (!(await evaluate(`'axe' in globalThis`))) await evaluate(`${source};undefined`);
  return async (rules) => (await evaluate(run(rules))) as Violations;
}

/** A connection finds its world again as long as the document is the same. */
async function isolatedWorld(page: Page): Promise<Evaluate> {
  const connection = connections.get(page) ?? page.context().newCDPSession(page);
  connections.set(page, connection);
  const cdp = await connection;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  return async (expression) => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
}

/** The sandbox of WebDriver BiDi in which Playwright itself looks for elements; `bidiShim.cjs` opens it. */
function sandbox(page: Page): Evaluate {
  const { bidiEvaluate } = globalThis as unknown as {
    bidiEvaluate: (page: Page, expression: string) => Promise<unknown>;
  };
  return (expression) => bidiEvaluate(page, expression);
}

const hasCdp = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/** Playwright's own Firefox and WebKit offer no isolated world to tests. */
const hasIsolatedWorlds = (page: Page) => hasCdp(page) || 'bidiEvaluate' in globalThis;

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
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let frames = 0, left = moving(); left.length > 0; frames += 1, left = moving()) {
      // Firefox begins what is outside of the window only once that is scrolled into it.
      if (frames > 30) for (const animation of left) if (animation.pending) animation.finish();
      await frame();
    }
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
  if (!hasIsolatedWorlds(page)) return;
  const judge = await judgeOf(page);
  await atRest(page);
  expect(inWords(await judge(allRules)), `axe, ${what}`).toEqual([]);
}

const themes = ['light', 'dark'] as const;
const looks = new WeakMap<Page, number>();

/** The theme of the next look at a page: each in its turn, and half of the tests begin with the dark one. */
function nextTheme(page: Page): (typeof themes)[number] {
  const count = looks.get(page) ?? test.info().title.length;
  looks.set(page, count + 1);
  return themes[count % 2] ?? 'light';
}

/**
 * Holds what the page shows now against the rules, in the light or the dark theme by turns; in `npm run test:deep` in
 * both. Themes differ in colours only, whose contrast is also proven for every component in the gallery. The page has
 * to follow the theme of the device, as it does unless someone chose another.
 */
export async function axe(page: Page): Promise<void> {
  if (!hasIsolatedWorlds(page)) return;
  for (const colorScheme of deep ? themes : [nextTheme(page)]) {
    await page.emulateMedia({ colorScheme });
    await axeNow(page, `${colorScheme} theme, ${page.url()}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
