import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { release } from '@console/deploy';
import { startSignedIn } from '@console/e2e/browser/signIn';
import { doctoredBuild } from '@console/e2e/federation/doctoredBuild';
import { remoteBuilds } from '@console/e2e/site/builds';
import { toRelease } from '@console/e2e/site/signature';
import { startSite } from '@console/e2e/site/startSite';
import { startEmulator } from '@console/emulator';
import type { Browser, BrowserContext } from '@playwright/test';
import { type Consoles, signIn } from './consoles';

/** Bytes with deltas, and without. */
export interface DeltaBytes {
  readonly deltas: number;
  readonly whole: number;
}

/** Bytes after a release of the readers that changes a twentieth of their code. */
export interface AfterRelease {
  /** The list by its address, everything else being in the cache, headers included. */
  readonly visit: DeltaBytes;
  /** The files of the readers among it. */
  readonly files: DeltaBytes;
  /** All scripts of the build, as they lie in the store: who goes everywhere. */
  readonly build: DeltaBytes;
}

/** A script gets a piece of other code for about so many characters, and becomes longer by this part of it. */
const [every, share] = [8000, 1 / 20];

/** Time in ms in which a page comes to rest, and the browser has stored the dictionaries. */
const rest = 3000;

/** Code of a remote that the readers do not hold. */
async function foreignCode(): Promise<string> {
  const dist = remoteBuilds.jobs ?? '';
  const scripts = (await readdir(dist)).filter((name) => /^(?!fallback).*\.js$/.test(name)).sort();
  const texts = await Promise.all(scripts.map((name) => readFile(join(dist, name), 'utf8')));
  return texts.join('').replaceAll('*/', '* /').replaceAll('\n', ' ');
}

/** Adds a twentieth to scripts, in comments, so that they do what they did. */
function changing(code: string): (file: string, text: string) => string {
  let at = 0;
  return (_, text) => {
    const count = Math.max(1, Math.round(text.length / every));
    const piece = Math.round((text.length * share) / count);
    const tokens: readonly { readonly type: { readonly label?: string }; readonly end: number }[] =
      parse(text, { tokens: true, sourceType: 'unambiguous' }).tokens ?? [];
    const places = tokens.filter(({ type }) => [',', ';', ')'].includes(type.label ?? ''));
    const parts: string[] = [];
    let done = 0;
    for (let part = 1; part <= count; part += 1) {
      const end = places.find((place) => place.end >= (text.length * part) / (count + 1))?.end ?? done;
      parts.push(text.slice(done, end), `/*${code.slice(at, at + piece)}*/`);
      at = (at + piece) % (code.length - every);
      done = end;
    }
    return parts.join('') + text.slice(done);
  };
}

/** Bytes that come over the network while the list is opened, by path. */
async function openList(
  context: BrowserContext,
  url: string,
  session: Consoles['session'],
): Promise<ReadonlyMap<string, number>> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const asked = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache) asked.set(requestId, new URL(response.url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId);
    if (path !== undefined) bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  await startSignedIn(page, session);
  await page.goto(`${url}/readers/definitions`);
  await page.locator('[role=grid] [role=gridcell]').first().waitFor();
  await page.waitForTimeout(rest);
  await page.close();
  return bytes;
}

const sum = (bytes: Iterable<number>) => [...bytes].reduce((all, one) => all + one, 0);

/** Opens the list, releases the readers, and opens it again, with deltas and without. */
export async function measureAfterRelease(browser: Browser): Promise<AfterRelease> {
  const next = await doctoredBuild({ version: '1.1.0', edit: changing(await foreignCode()) });
  const emulator = await startEmulator({ port: 0, data: 'memory', simulation: false });
  try {
    const session = await signIn(emulator.url);
    const measure = async (deltas: boolean) => {
      const site = await startSite(emulator.url, { deltas });
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      try {
        await openList(context, site.url, session);
        await site.store.separate();
        await release(toRelease(site.store.folder), { dist: next.dist, allowGrowth: true });
        const visit = await openList(context, site.url, session);
        const { base } = await site.store.remote('readers');
        const stored = await site.store.served.list(base.slice(1));
        const sizes = new Map(stored.map(({ path, size }) => [path, size]));
        const scripts = [...sizes.keys()].filter((path) => path.endsWith('.js'));
        const copies = deltas ? ['.dcz', '.br', ''] : ['.br', ''];
        const sizeOf = (path: string) =>
          copies.map((copy) => sizes.get(path + copy)).find((size) => size !== undefined) ?? 0;
        return {
          visit: sum(visit.values()),
          files: sum([...visit].filter(([path]) => path.startsWith(base)).map(([, bytes]) => bytes)),
          build: sum(scripts.map(sizeOf)),
        };
      } finally {
        await context.close();
        await site.close();
      }
    };
    const [deltas, whole] = [await measure(true), await measure(false)];
    const both = (part: keyof AfterRelease) => ({ deltas: deltas[part], whole: whole[part] });
    return { visit: both('visit'), files: both('files'), build: both('build') };
  } finally {
    await emulator.close();
    await next.discard();
  }
}
