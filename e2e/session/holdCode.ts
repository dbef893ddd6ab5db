import type { Page } from '@playwright/test';

/** The code of the console; what the document shows before has scripts of its own. */
export const codeOfConsole = /\/assets\/(main|libraries)\.[^/]*\.js/;

/** Keeps the code of the console on its way until it is let through. */
export async function holdCode(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(codeOfConsole, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
