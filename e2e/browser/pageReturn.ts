import type { StepPage } from './steps';

/** What a page shows, and whether it came back from the memory of the browser. */
interface Shown {
  readonly persisted: boolean;
  readonly title: string;
  readonly search: string;
  readonly rows: number;
  readonly buttons: readonly string[];
}

/** Has the open document remember how it came back, before it is left. */
export async function rememberReturn(page: StepPage): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
}

/**
 * What the page shows now; undefined while it changes. It is asked by script alone: Firefox tells its driver of a page
 * from memory that it is asked for, and never that it is there, so whatever waits for elements waits in vain.
 */
export async function shown(page: StepPage): Promise<Shown | undefined> {
  try {
    return await page.evaluate(() => ({
      persisted: (globalThis as { persisted?: boolean }).persisted ?? false,
      title: document.title,
      search: document.querySelector<HTMLInputElement>('main input[type=search]')?.value ?? '',
      rows: document.querySelectorAll('[role=grid] [role=row]').length,
      buttons: [...document.querySelectorAll('main button')].map(({ textContent }) => textContent),
    }));
  } catch {
    return undefined;
  }
}
