import type { DefinedRemote } from '@console/remote';
import { pageAt } from '@console/remote/records';

/** React refresh of a shell for development: exchanges the code of components under their state. */
interface RefreshRuntime {
  registerLazy(component: unknown, id: string): void;
  refresh(): Promise<void>;
}

const runtime = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('console.refresh')] as RefreshRuntime | undefined;

/** True if another build of a remote can take over what is drawn, with its state: in a shell for development only. */
export const canRefresh = (): boolean => runtime() !== undefined;

/**
 * Has the components of a page of a remote draw with the code of another build from now on. They are known by the names
 * of their files, which the build for development registers; state is kept where a component still has the same hooks.
 * @param before the remote that is drawn.
 * @param next the build that takes its place; its page is loaded first.
 */
export async function refreshPage(
  before: DefinedRemote,
  next: DefinedRemote,
  pathname: string,
): Promise<void> {
  const refreshing = runtime();
  const page = pageAt(next, pathname);
  if (!refreshing || !page) return;
  const id = `${next.declaration.name} ${page.displayName}`;
  refreshing.registerLazy(pageAt(before, pathname), id);
  refreshing.registerLazy(page, id);
  await refreshing.refresh();
}
