import { safeStorage } from '@console/design/storage';
import type { DefinedRemote } from '@console/remote';
import { buildKey } from '@console/remote/registry';
import { inTime } from './inTime';
import { type FailedBuild, RemoteFailure } from './RemoteFailure';
import { type RestoreIntrinsics, takeIntrinsics } from './sharedIntrinsics';

/**
 * How long the code of a page may take to arrive and start, in ms. Longer than a script may take to arrive (20 s): what
 * the bundler then says names the script, and lets go of it.
 */
const pageLimit = 22_000;

/** How long a page that has started may still block the tab unnoticed by the next start, in ms. */
const settling = 3000;

/** Names the page that is starting, for the next start of the console in this tab. */
const startingKey = 'console-starting-page';
const tab = safeStorage('sessionStorage');

/** Page that was starting when the tab last ended without leaving the document: it blocked the tab or crashed it. */
let blocking = tab.getItem(startingKey);
tab.setItem(startingKey, undefined);

let starting: string | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;

function markStart(page: string | undefined): void {
  clearTimeout(settled);
  starting = page;
  tab.setItem(startingKey, page);
}

/** A document that is left in order blocked nothing, however slow it was. */
const markLeft = () => markStart(undefined);

type Build = FailedBuild & { readonly build: string };

/**
 * @param restoreIntrinsics taken just before code of the build was asked for: what changed earlier was not the build.
 * @throws RemoteFailure when a build has changed what everything on the page uses; it has been put back.
 */
function assertUnchanged(build: Build, restoreIntrinsics: RestoreIntrinsics): void {
  const changed = restoreIntrinsics();
  if (changed.length > 0) throw new RemoteFailure('interfering', build, { changed });
}

/** The loader of a page that ends in time, is checked for what it changed, and is named when it blocks the tab. */
function guardPage<Page>(build: Build, page: string, load: () => Promise<Page>): () => Promise<Page> {
  const mark = `${build.name} ${buildKey(build)} ${page}`;
  return async () => {
    if (blocking === mark) {
      // Trying again is the person's choice.
      blocking = null;
      throw new RemoteFailure('blocking', build);
    }
    markStart(mark);
    addEventListener('pagehide', markLeft);
    const restoreIntrinsics = takeIntrinsics();
    try {
      return await inTime(load(), pageLimit, () => new RemoteFailure('slow', build));
    } finally {
      settled = setTimeout(() => {
        if (starting === mark) markStart(undefined);
      }, settling);
      assertUnchanged(build, restoreIntrinsics);
    }
  };
}

const guarded = new WeakMap<DefinedRemote, DefinedRemote>();

function guardPages(build: Build, remote: DefinedRemote): DefinedRemote {
  const known = guarded.get(remote);
  if (known) return known;
  const pages = Object.fromEntries(
    Object.entries(remote.pages).map(([page, load]) => [page, guardPage(build, page, load)]),
  );
  const result = { ...remote, pages };
  guarded.set(remote, result);
  return result;
}

/**
 * Loads a remote into the page of the console and watches over it: what its first evaluation, or that of a page,
 * changes of what everything on the page uses is put back and ends the remote; a page that is not there in 22 s ends
 * as slow; a page that blocked the tab is named at the next start and not started again unasked.
 * @throws RemoteFailure `interfering`, or what loading throws.
 */
export async function guardRemote(build: Build, load: () => Promise<DefinedRemote>): Promise<DefinedRemote> {
  const restoreIntrinsics = takeIntrinsics();
  try {
    return guardPages(build, await load());
  } finally {
    assertUnchanged(build, restoreIntrinsics);
  }
}
