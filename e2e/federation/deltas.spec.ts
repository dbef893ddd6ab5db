import { createHash } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { releasedBuild } from '../site/store';
import { renamedReaders } from './doctoredBuild';

test.use({ isFirstVisit: true });

/** A file of the readers as it came over the network. */
interface Arrival {
  readonly path: string;
  readonly encoding: string | undefined;
  /** Bytes with the headers. */
  readonly bytes: number;
}

/** Notes which files of the readers come over the network. */
function noteArrivals(devtools: CDPSession): Arrival[] {
  const asked = new Map<string, Omit<Arrival, 'bytes'>>();
  const arrivals: Arrival[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname: path } = new URL(response.url);
    const { 'content-encoding': encoding } = response.headers;
    if (path.startsWith('/remotes/readers/') && !response.fromDiskCache)
      asked.set(requestId, { path, encoding });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = asked.get(requestId);
    if (file) arrivals.push({ ...file, bytes });
  });
  return arrivals;
}

/** Number of files of the readers on a page that the browser names no dictionary for yet, when it is to load them anew. */
async function withoutDictionary(page: Page, devtools: CDPSession): Promise<number> {
  const urls = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.filter((name) => /\/remotes\/readers\/.*\.js$/.test(name)))];
  });
  let named = 0;
  const note = ({ headers }: { headers: Record<string, string> }) => {
    if (Object.keys(headers).some((name) => name.toLowerCase() === 'available-dictionary')) named += 1;
  };
  devtools.on('Network.requestWillBeSentExtraInfo', note);
  await page.evaluate(
    (all) => Promise.all(all.map(async (url) => (await fetch(url, { cache: 'reload' })).text())),
    urls,
  );
  devtools.off('Network.requestWillBeSentExtraInfo', note);
  return urls.length - named;
}

const bytesOf = (files: readonly Arrival[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Loads the list anew. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
}

test('after a release the browser loads what has changed of each file, and the page runs by its pins', async ({
  page,
  site,
}) => {
  const before = await releasedBuild('readers');
  const next = await renamedReaders();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const arrivals = noteArrivals(devtools);
  await signIn(page, '/readers/definitions');
  await expect(page.getByRole('grid')).toBeVisible();
  const whole = arrivals.splice(0);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  // The browser keeps a file as a dictionary some time after it has loaded it.
  await expect.poll(() => withoutDictionary(page, devtools)).toBe(0);

  await site.release(next.dist);
  await next.discard();
  await expectHeading(page, 'Our reader definitions');
  const { base, integrity } = await site.store.remote('readers');
  const deltas = arrivals.splice(0).filter(({ path }) => path.startsWith(base));
  const namesOf = (files: readonly Arrival[]) => files.map(({ path }) => path.split('/').at(-1)).sort();
  expect(namesOf(deltas)).toEqual(namesOf(whole));
  expect(deltas.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
  expect(bytesOf(deltas)).toBeLessThan(bytesOf(whole) / 4);
  for (const { path } of deltas) {
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), path);
    expect(`sha256-${createHash('sha256').update(text).digest('base64')}`).toBe(
      integrity[path.slice(base.length)],
    );
  }

  // What came as a delta is kept like any other file, and so is the build before.
  await expectHeading(page, 'Our reader definitions');
  await site.release(before);
  await expectHeading(page, 'Reader definitions');
  expect(arrivals).toEqual([]);
});
