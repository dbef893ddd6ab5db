import { classifyRemote, matchRemote, plainAddress, type ResolvedRegistry } from '@console/remote/registry';
import { assetPath, type ShellBuild, startScripts } from '../builds/shellBuild';

/** A script that the opened address is going to need. */
export interface Preload {
  readonly href: string;
  readonly integrity: string;
  /**
   * True for a file of the shell: those only register their modules, so they may run before the shell asks
   * for them. What a remote brings runs only when the shell has it run.
   */
  readonly ofShell: boolean;
  /** True for a file of the shell that runs before it. */
  readonly first?: boolean;
}

/** Value of a record under a name that comes from elsewhere, which may be that of a method of all objects. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * Files to preload with the shell for an address: those of the page and of the shared modules it takes from
 * the shell, so that a page opened by its address does not wait for one round trip after the other. Nothing
 * for an address that no remote serves; nothing that the shell would refuse to run: a remote that does not
 * fit it or is out of service, a file without a pin.
 */
export function preloads(address: string, registry: ResolvedRegistry, shell: ShellBuild): Preload[] {
  const path = plainAddress(address);
  const ownPage = shell.pages?.[path];
  if (ownPage)
    return ownPage.map(({ file, integrity, first = false }) => ({
      href: assetPath(file),
      integrity,
      ofShell: true,
      first,
    }));
  const found = matchRemote(registry, shell.indexes?.[path] ?? path);
  if (!found) return [];
  const { remote } = found;
  const { files, shares } = found.route;
  if (remote.switchedOff || !classifyRemote(remote, { ...shell, service: undefined }).compatible) return [];
  const there = new Set(startScripts(shell).map(({ href }) => href));
  const wanted = new Map<string, Omit<Preload, 'href'>>();
  for (const file of files) {
    const integrity = ownValue(remote.integrity, file);
    if (integrity !== undefined) wanted.set(remote.base + file, { integrity, ofShell: false });
  }
  for (const { file, integrity } of shares.flatMap((share) => ownValue(shell.shares, share) ?? []))
    if (!there.has(assetPath(file))) wanted.set(assetPath(file), { integrity, ofShell: true });
  return [...wanted].map(([href, script]) => ({ href, ...script }));
}
