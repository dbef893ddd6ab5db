import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { openStore } from '@console/store';
import { workFolder } from '@console/workspace';
import { author } from './author';
import { ownKey, signingKey, siteKeys } from './keys';
import { ReleaseRefused } from './ReleaseRefused';
import type { ReadSite, Site } from './Site';

/** Where the keys of a workspace lie; git does not see them. */
export const keyFolder = resolve(workFolder, 'keys');

const storeName = () => process.env.STORE_DIR || resolve(workFolder, 'store');

/** The store that the environment names. */
export const namedStore = () => openStore(storeName());

/** The site that the environment names, to look at. @param store its store. Default: the one that is named, too */
export const readSite = (store = storeName()): ReadSite => ({
  store: openStore(store),
  keys: siteKeys(process.env),
  own: ownKey(process.env, keyFolder),
});

/** The site that the environment names, to change. @param by who changes it. Default: the name of git or the account */
export function writeSite(by: string | undefined): Site {
  const store = namedStore();
  return {
    store,
    key: signingKey(process.env, keyFolder, store),
    keys: siteKeys(process.env),
    by: by?.trim() || author(),
  };
}

/** Flags common to every command that changes the registry. */
export const changeOptions = { reason: { type: 'string' }, by: { type: 'string' } } as const;

/** The reason that was given; asked for on a terminal where none was. */
export async function reasonFor(given: string | undefined): Promise<string> {
  const said = given?.trim();
  if (said) return said;
  if (process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = (await lines.question('Why? ')).trim();
    lines.close();
    if (answer) return answer;
  }
  throw new ReleaseRefused('Give a reason with --reason: the history keeps it.');
}

/** End of a sentence on a change. */
export const revised = (revision: number): string => `the registry is at revision ${revision}`;
