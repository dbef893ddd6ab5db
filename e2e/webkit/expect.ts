import { type ExpectMatcherState, expect as plain } from '@playwright/test';
import type { ElementState } from './find';
import type { Locator, Page } from './page';

/** Says of what was read whether it is as expected. */
type Holds<Read, Expected extends readonly unknown[]> = (read: Read, ...expected: Expected) => boolean;

/** Reads until it is as expected, or until the time of an expectation is over. */
async function poll<Read>(
  { isNot, timeout }: ExpectMatcherState,
  subject: string,
  expected: readonly unknown[],
  read: () => Promise<Read>,
  holds: (read: Read) => boolean,
) {
  const until = Date.now() + timeout;
  let last: Read | undefined;
  let pass = isNot;
  while (pass === isNot) {
    last = await read();
    pass = holds(last);
    if (pass === isNot && Date.now() > until) break;
    if (pass === isNot) await new Promise((done) => setTimeout(done, 100));
  }
  const message = () =>
    `${subject}\nexpected: ${isNot ? 'not ' : ''}${expected.map(String).join(', ')}\nis: ${JSON.stringify(last, null, 1)}`;
  return { pass, message };
}

/** An expectation of the state of an element. */
const ofElement = <Expected extends readonly unknown[]>(holds: Holds<ElementState, Expected>) =>
  function (this: ExpectMatcherState, locator: Locator, ...expected: Expected) {
    return poll(
      this,
      String(locator),
      expected,
      () => locator.state(),
      (state) => holds(state, ...expected),
    );
  };

const fits = (actual: string | undefined, expected: string | RegExp) =>
  typeof expected === 'string' ? actual === expected : expected.test(actual ?? '');

/** Expectations by the names that they have in Playwright, of pages that WebDriver drives. */
export const expect = plain.extend({
  toBeVisible: ofElement(({ visible }) => visible),
  toBeFocused: ofElement(({ focused }) => focused),
  toHaveCount: ofElement(({ count }, expected: number) => count === expected),
  toHaveValue: ofElement(({ value }, expected: string | RegExp) => fits(value, expected)),
  toHaveText: ofElement(({ text, count }, expected: string | RegExp) => count > 0 && fits(text, expected)),
  toContainText: ofElement(({ text, texts }, expected: string | readonly string[]) =>
    typeof expected === 'string'
      ? text.includes(expected)
      : texts.length === expected.length && expected.every((part, index) => texts[index]?.includes(part)),
  ),
  toHaveAttribute: ofElement(({ attributes }, name: string, expected: string | RegExp) =>
    fits(attributes[name], expected),
  ),
  toHaveURL(this: ExpectMatcherState, page: Page, expected: string | RegExp) {
    const pathOf = (address: string) => address.replace(new URL(address).origin, '');
    return poll(
      this,
      'address',
      [expected],
      async () => pathOf(await page.url()),
      (url) => fits(url, expected),
    );
  },
  toHaveTitle(this: ExpectMatcherState, page: Page, expected: string | RegExp) {
    return poll(
      this,
      'title',
      [expected],
      () => page.title(),
      (title) => fits(title, expected),
    );
  },
});
