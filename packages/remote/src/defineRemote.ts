import type { RemoteModule } from './contract/remoteModule';
import type { MountOptions, Unmount } from './embedding';

/** Default export of a remote. */
export interface DefinedRemote extends RemoteModule {
  /** Shows the remote in a page that is not the console, see {@link MountOptions}. */
  readonly mount: (element: Element, options: MountOptions) => Promise<Unmount>;
}

/** Thrown by {@link defineRemote} when the code does not keep what the declaration says. */
export class RemoteDefinitionError extends Error {
  override readonly name = 'RemoteDefinitionError';
}

/**
 * Joins a declaration with the code that fulfils it. The build writes the call, see `remoteModule` of the preset.
 * @example
 * export default defineRemote({
 *   declaration,
 *   messages: { en },
 *   pages: {
 *     JobsPage: () => import('./jobs/JobsPage'),
 *   },
 * });
 * @throws RemoteDefinitionError when a declared page has no loader, or a loader no route.
 */
export function defineRemote(remote: RemoteModule): DefinedRemote {
  const declared = new Set(remote.declaration.routes.map((route) => route.page));
  const missing = [...declared].filter((page) => !remote.pages[page]);
  const unreachable = Object.keys(remote.pages).filter((page) => !declared.has(page));
  if (missing.length > 0)
    throw new RemoteDefinitionError(
      `The remote ${remote.declaration.name} declares pages without a loader: ${missing.join(', ')}.`,
    );
  if (unreachable.length > 0)
    throw new RemoteDefinitionError(
      `The remote ${remote.declaration.name} has pages that no route reaches: ${unreachable.join(', ')}.`,
    );
  for (const part of ['cards', 'news'] as const) {
    const loaders = remote[part] ?? {};
    const names = (remote.declaration[part] ?? []).map(({ name }) => name);
    const odd = [
      ...names.filter((name) => !loaders[name]),
      ...Object.keys(loaders).filter((name) => !names.includes(name)),
    ];
    if (odd.length > 0)
      throw new RemoteDefinitionError(
        `The remote ${remote.declaration.name} has ${part} that are declared or there, but not both: ${odd.join(', ')}.`,
      );
  }
  return {
    ...remote,
    // The console draws the pages itself; what a foreign page needs beyond that is fetched by foreign pages only.
    mount: async (element, options) => (await import('./embedding')).mount(element, remote, options),
  };
}

/** Type guard for something loaded from a remote that has the shape of a {@link DefinedRemote}. */
export function isRemoteModule(value: unknown): value is DefinedRemote {
  const candidate = value as Partial<DefinedRemote> | null | undefined;
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    Array.isArray(candidate.declaration?.routes) &&
    typeof candidate.messages?.en === 'object' &&
    typeof candidate.pages === 'object' &&
    typeof candidate.mount === 'function'
  );
}
