import { expect, type Page } from '@playwright/test';
import { listenToPlatform } from '../heard/platform/listenToPlatform';
import { type Heard, isPassing } from './sentences';

/** Key of the sentences in the window of a page. */
const key = '__heard';

/** Runs in the page: notes what its live regions say and what the focus moves to. */
function record(name: string): void {
  const store = window as unknown as Record<string, string[] | undefined>;
  if (store[name]) return;
  const said: string[] = [];
  store[name] = said;
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const known = new WeakMap<Element, string>();
  const textOf = (node: Node) =>
    // What is folded away is not said; between blocks is a pause.
    // biome-ignore lint/performance/useDomNodeTextContent: the text as it is drawn
    ((node instanceof HTMLElement ? node.innerText : node.textContent) ?? '').replaceAll(/\s+/g, ' ').trim();
  const isHeard = (region: Element) =>
    region.getAttribute('aria-live') !== 'off' &&
    region.closest('[aria-hidden=true], [hidden], [inert]') === null &&
    region.checkVisibility();
  const kindOf = (region: Element) =>
    region.getAttribute('role') ?? region.getAttribute('aria-live') ?? 'status';
  const isWhole = (region: Element) =>
    region.ariaAtomic === null ? /^(status|alert)$/.test(kindOf(region)) : region.ariaAtomic === 'true';

  /** Text that a change brought into a region that says its changes only. */
  const broughtInto = (region: Element, changes: readonly MutationRecord[]) =>
    changes
      .filter(({ target }) => region.contains(target))
      .flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))
      .filter((node) => region.contains(node))
      .map(textOf)
      .filter(Boolean)
      .join(' ');

  for (const region of document.querySelectorAll(live)) known.set(region, textOf(region));
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (around) regions.add(around);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches(live)) regions.add(region);
    }
    for (const region of regions) {
      if (!region.isConnected) continue;
      const text = textOf(region);
      const before = known.get(region);
      known.set(region, text);
      // A region that comes with its text is told of an alert only: the others have to be there before.
      if (before === undefined && kindOf(region) !== 'alert') continue;
      if (text === '' || text === before || !isHeard(region)) continue;
      const sentence = isWhole(region) ? text : broughtInto(region, changes);
      if (sentence !== '') said.push(`${kindOf(region)}: ${sentence}`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['role'] });

  const described = (element: Element) => {
    const { computedRole = '', computedName = '' } = element as Element & Record<string, string>;
    const description = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id) ?? new Text()))
      .filter(Boolean)
      .join(' ');
    const state = element.getAttribute('aria-invalid') === 'true' ? ', invalid' : '';
    return `${computedRole} "${computedName}"${state}${description && ` (${description})`}`;
  };
  /** Dialog in which the focus is. */
  let entered: Element | undefined;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const place = target.closest('dialog, [role=dialog], [role=alertdialog]') ?? undefined;
      if (place && place !== entered) said.push(`focus: ${described(place)}`);
      entered = place;
      said.push(`focus: ${described(target)}`);
    },
    true,
  );
}

/**
 * Records what is said from now on; what is not taken before the document is loaded anew is lost. With
 * `HEARD_BY=platform` it is what the desktop tells a screen reader, else what the page does.
 */
export const listen = (page: Page): Promise<Heard> =>
  process.env.HEARD_BY === 'platform' ? listenToPlatform(page) : listenToPage(page);

async function listenToPage(page: Page): Promise<Heard> {
  await page.addInitScript(record, key);
  await page.evaluate(record, key);
  const all = async () => {
    const said = await page.evaluate(
      (name) => (window as unknown as Record<string, string[] | undefined>)[name] ?? [],
      key,
    );
    return said.filter((sentence) => !isPassing(sentence));
  };
  let taken = 0;
  return {
    async expect(sentences) {
      const expected = sentences.map((each) =>
        typeof each === 'string' ? each : expect.stringMatching(each),
      );
      await expect.poll(async () => (await all()).slice(taken)).toEqual(expected);
      taken += sentences.length;
    },
  };
}
