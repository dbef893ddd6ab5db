import type { Locator, Page } from '@playwright/test';

/** Actions of steps on an element; Playwright's locators have them, and those of the journeys in WebKit. */
export interface StepLocator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  count(): Promise<number>;
  readonly evaluate: Locator['evaluate'];
}

/** A page as steps need it that are taken in each engine, whatever drives it. */
export interface StepPage {
  getByRole(...by: Parameters<Page['getByRole']>): StepLocator;
  getByLabel(...by: Parameters<Page['getByLabel']>): StepLocator;
  locator(selector: string): StepLocator;
  readonly evaluate: Page['evaluate'];
  readonly keyboard: { press(key: string): Promise<void> };
}
