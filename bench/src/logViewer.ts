import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { scroll } from './pace';
import { median, percentile } from './statistics';

/** Performance of the viewer with a log of many lines. Times are in ms. */
export interface LogViewerCost {
  /** Bytes of the log, not compressed. */
  readonly bytes: number;
  readonly lines: number;
  /** From the file being chosen until its first lines are drawn, as text and compressed. */
  readonly firstLines: { readonly text: number; readonly gzip: number };
  /** Until all of it is read. */
  readonly whole: { readonly text: number; readonly gzip: number };
  /** From the last letter typed until the whole was searched, for few hits and for one in every line. */
  readonly search: { readonly few: number; readonly every: number };
  /** Between frames while scrolling. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
}

/** Bytes of the log. */
const size = 100_000_000;

function largeLog(): { readonly text: string; readonly lines: number } {
  const lines: string[] = [];
  for (let bytes = 0; bytes < size; bytes += lines.at(-1)?.length ?? 0) {
    const at = lines.length;
    const level = at % 97 === 0 ? 'ERROR' : at % 13 === 0 ? 'WARN' : 'INFO';
    const time = new Date(Date.UTC(2026, 0, 1) + at * 50).toISOString();
    lines.push(`${time} ${level} [reader-${at % 500}] tag ${(at * 7919).toString(16)} seen\n`);
  }
  return { text: lines.join(''), lines: lines.length };
}

/** Chooses a file, and takes the times until its first lines are drawn and until it is read. */
async function open(page: Page, path: string, lines: number) {
  await page.locator('input[type=file]').evaluate((input) =>
    input.addEventListener('change', () => Object.assign(globalThis, { begun: performance.now() }), {
      capture: true,
      once: true,
    }),
  );
  await page.locator('input[type=file]').setInputFiles(path);
  const since = () =>
    page.evaluate(() => performance.now() - (globalThis as unknown as { begun: number }).begun);
  await page.getByRole('option').filter({ hasText: 'reader-0]' }).first().waitFor();
  const first = await since();
  await page
    .getByText(`${lines.toLocaleString('en-US')} of ${lines.toLocaleString('en-US')} lines`)
    .waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  return { first, whole: await since() };
}

async function search(page: Page, text: string, found: string): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search in the log' });
  await box.fill('');
  await page.waitForTimeout(500);
  await box.fill(text);
  const begun = Date.now();
  await page.getByText(`${found} lines with hits`).waitFor();
  return Date.now() - begun;
}

/** Opens a log of 100 MB in the viewer, searches and scrolls. */
export async function measureLogViewer(
  browser: Browser,
  { federated, session }: Consoles,
): Promise<LogViewerCost> {
  const folder = await mkdtemp(join(tmpdir(), 'console-log-'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const { text, lines } = largeLog();
    await writeFile(join(folder, 'large.log'), text);
    await writeFile(join(folder, 'large.log.gz'), gzipSync(text, { level: 1 }));
    const page = await context.newPage();
    await startSignedIn(page, session);
    await page.goto(`${federated}/logs/viewer`);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const gzip = await open(page, join(folder, 'large.log.gz'), lines);
    await page.reload();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const plain = await open(page, join(folder, 'large.log'), lines);
    const few = await search(page, 'reader-77]', Math.ceil((lines - 77) / 500).toLocaleString('en-US'));
    const every = await search(page, 'seen', lines.toLocaleString('en-US'));
    await page.waitForTimeout(1000);
    const frames = await scroll(page, page.getByRole('listbox'), 120);
    return {
      bytes: text.length,
      lines,
      firstLines: { text: plain.first, gzip: gzip.first },
      whole: { text: plain.whole, gzip: gzip.whole },
      search: { few, every },
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}
