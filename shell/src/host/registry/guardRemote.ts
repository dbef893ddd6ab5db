import type { DefinedRemote } from '@console/remote';
import { checkShared, restoreShared, watchShared } from '../../diagnosis/intrinsics/sharedChanges';
import { inTime } from './inTime';
import { markStarting, pageMark, takeBlocking } from './pageMarks';
import { type FailedBuild, RemoteFailure } from './RemoteFailure';
import { readableError } from './readableError';

/**
 * Longest time that the code of a page may take to arrive and start, in ms. Longer than a script may take to arrive (20 s): what
 * the bundler then says names the script, and lets go of it.
 */
const pageLimit = 22_000;

/** Time after its start in which a page that blocks the tab is still named at the next start, in ms. */
const settling = 3000;

/** Page that blocked the tab or crashed it, as far as this start of the console knows. */
let blocking = takeBlocking();

let starting: string | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;

function markStart(page: string | undefined): void {
  clearTimeout(settled);
  starting = page;
  markStarting(page);
}

/** A document that is left in order blocked nothing, however slow it was. */
const markLeft = () => markStart(undefined);

/**
 * Firefox gives a document that comes back from memory what the tab held before the one after it was left in order: the
 * note of a page that was starting there.
 */
const markBack = ({ persisted }: PageTransitionEvent) => {
  if (persisted) markStarting(starting);
};

type Build = FailedBuild & { readonly build: string };

/** Begins to watch what code of a build may change: what changed earlier was not the build. */
function beginWatch(): void {
  watchShared();
  checkShared();
}

/** @throws RemoteFailure when a build has changed what everything on the page uses; it has been put back. */
function assertUnchanged(build: Build): void {
  const changed = restoreShared();
  if (changed.length > 0) throw new RemoteFailure('interfering', build, { changed });
}

/** The loader of a page that ends in time, is checked for what it changed, and is named when it blocks the tab. */
function guardPage<Page>(build: Build, page: string, load: () => Promise<Page>): () => Promise<Page> {
  const mark = pageMark(build, page);
  return async () => {
    if (blocking === mark) {
      // Trying again is the person's choice.
      blocking = undefined;
      throw new RemoteFailure('blocking', build);
    }
    markStart(mark);
    addEventListener('pagehide', markLeft);
    addEventListener('pageshow', markBack);
    beginWatch();
    try {
      return await inTime(load(), pageLimit, () => new RemoteFailure('slow', build));
    } catch (thrown) {
      throw readableError(thrown);
    } finally {
      settled = setTimeout(() => {
        if (starting === mark) markStart(undefined);
      }, settling);
      assertUnchanged(build);
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
  beginWatch();
  try {
    return guardPages(build, await load());
  } catch (thrown) {
    throw readableError(thrown);
  } finally {
    assertUnchanged(build);
  }
}
