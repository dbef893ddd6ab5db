import { expect } from '@playwright/test';
import type { StepPage } from './steps';

/** Presses Tab until an element has the focus; fails when the end of the page comes first. */
export async function tabTo(
  page: StepPage,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const visited: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const { label, outlined } = await focused.evaluate((element) => {
      const labels = (element as HTMLInputElement).labels;
      const style = getComputedStyle(element);
      return {
        label:
          element.getAttribute('aria-label') ??
          (labels?.[0]?.textContent || element.textContent || '').trim(),
        outlined: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
      };
    });
    visited.push(label);
    if (typeof name === 'string' ? label === name : name.test(label)) {
      expect(outlined, `the focus can be seen on ${label}`).toBe(true);
      return;
    }
  }
  throw new Error(`${name} is not reached by ${key}; visited: ${visited.join(', ')}`);
}
