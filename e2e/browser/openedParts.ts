import type { Browser, BrowserContext, Request } from '@playwright/test';

/** Part of a remote that is loaded when it is needed, by the address of its script. */
const partOf = /\/remotes\/([^/]+)\/[^/]+\/([A-Z]\w*)\.[0-9a-f]+\.js$/;

/** Parts of remotes that the pages of a browser ask for, `readers/DefinitionPage`. */
export interface OpenedParts {
  /** Ends it, and gives their names. */
  take(): string[];
}

/**
 * Notes the parts of remotes that pages ask for, ahead of time, too, and from the cache.
 * @param context that is there already; those that are made later are watched, too
 */
export function watchOpenedParts(browser: Browser, context: BrowserContext): OpenedParts {
  const parts = new Set<string>();
  const watched: BrowserContext[] = [];
  const note = (request: Request) => {
    const [, remote, part] = partOf.exec(request.url()) ?? [];
    if (remote && part) parts.add(`${remote}/${part}`);
  };
  const watch = (one: BrowserContext) => {
    watched.push(one);
    one.on('request', note);
  };
  watch(context);
  browser.on('context', watch);
  return {
    take() {
      browser.off('context', watch);
      for (const one of watched) one.off('request', note);
      return [...parts].sort();
    },
  };
}
