import { type Language, languages } from '@console/design/language';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe';
import { widths } from './widths';

/** Key of local storage in which the choice of language is kept. */
export const languageKey = 'console-language';

/** Waits until a page is there: with its heading, and with nothing on its way. */
export async function expectPage(page: Page): Promise<void> {
  // A form that waits for its record has a heading of its own until then.
  await expect(page.locator('[aria-busy="true"], .skeleton, .page__loading-text')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens an address, and waits for its page. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectPage(page);
}

/**
 * Texts that cannot be read as a whole: cut off by the box they stand in, without dots and a title that says all.
 * @param titled whether such a title is enough. @defaultValue true
 */
export function cutTexts(page: Page, titled = true): Promise<readonly string[]> {
  return page.evaluate((titleIsEnough) => {
    const tolerance = 1.5;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.design__hidden, [aria-hidden="true"], svg, canvas, option');
    const said = (element: Element, text: string) =>
      Boolean(element.closest('[title]')) ||
      [...element.querySelectorAll('[title]')].some((inside) => inside.textContent?.includes(text));
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
        if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
        const edge = box.getBoundingClientRect();
        const isHiddenOnPurpose = edge.width <= 2 || edge.height <= 2;
        if (isHiddenOnPurpose) break;
        const cut = rects.some(
          ({ left, right, top, bottom }) =>
            left < edge.left - tolerance ||
            right > edge.right + tolerance ||
            top < edge.top - 4 * tolerance ||
            bottom > edge.bottom + 4 * tolerance,
        );
        if (!cut) continue;
        const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!(titleIsEnough && ends && said(box, text)))
          found.push(`${box.className || box.tagName}: ${text.slice(0, 60)}`);
        break;
      }
    }
    return [...new Set(found)];
  }, titled);
}

/** Names of buttons and links in tables that the edge of their cell cuts off. */
export const cutControls = (page: Page): Promise<readonly string[]> =>
  page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const edge = cell.getBoundingClientRect();
      return [...cell.querySelectorAll('button, a')].flatMap((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < edge.left - 1 || right > edge.right + 1
          ? (control.ariaLabel ?? control.textContent)
          : [];
      });
    }),
  );

/** Distance in pixels by which the page as a whole can be scrolled to the side. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Holds the page against the rules for access, from its top and with nothing reported over it: what the bar of the
 * console covers while the page is scrolled, and a message that is on its way out, would be held against it.
 */
export async function lookFromTop(page: Page): Promise<void> {
  // A message that is pointed at stays.
  await page.mouse.move(0, 0);
  await expect(page.locator('.alert-host__title')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page);
}

/**
 * Looks at the page that is open, at every width: the page does not scroll to the side, no text is cut off, axe finds
 * nothing.
 */
export async function lookAtPage(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await expect.poll(() => sideways(page), `pixels to the side, ${name}`).toBe(0);
    await expect.poll(() => cutTexts(page), `texts that are cut off, ${name}`).toEqual([]);
    await axe(page);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Opens an address in each language of the console, as who is signed in, and looks at the page.
 * @param look what is done there. @defaultValue {@link lookAtPage}
 */
export async function lookInEachLanguage(
  page: Page,
  address: string,
  look: (page: Page, language: Language) => Promise<void> = lookAtPage,
): Promise<void> {
  const choose = (language: Language) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, language] as const);
  for (const language of languages) {
    await choose(language);
    await openPage(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(page, language);
  }
  await choose('en');
}
