import { join } from 'node:path';
import { Refused, remoteFolder } from '@console/workspace';
import { declarationOf } from '../declarationOf';
import { sourcesIn } from '../sourcesIn';
import { readSince } from './log';
import { lateSymbols, type SinceOf, type Source } from './neededContract';
import { carriedOfLayer } from './recordLayer';

/** Since when a symbol can be imported, as this version of the contract knows it. */
export function knownSince(): SinceOf {
  const since = readSince();
  return (address, name) => since[address]?.[name];
}

/** The sources of a remote, and those of the record layer that are built into it. */
export function builtSources(folder: string): Source[] {
  const own = sourcesIn(folder);
  return [...own, ...carriedOfLayer(folder, own)];
}

/**
 * Holds what a remote uses against the contract that its declaration says it needs: a console of that contract would
 * load it, and fail in the middle of a page.
 * @throws Refused, with the symbol and with the range to declare.
 */
export async function demandContract(root: string, name: string): Promise<void> {
  const { contract } = await declarationOf(root, name);
  const sources = builtSources(join(root, remoteFolder(name, root)));
  const late = lateSymbols(contract, sources, knownSince());
  if (late) throw new Refused(`src/declaration.ts of ${name} ${late.what}. ${late.fix}`);
}
