import {
  type BuildManifest,
  type ConsoleDocument,
  consoleDocumentId,
  type Registry,
} from '@console/remote/registry';

const nothingReleased: Registry = { schema: 3, revision: 0, remotes: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks the shape of a build only; that it fits and is whole is checked when it is loaded. */
export const isBuild = (value: unknown): value is BuildManifest =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.base === 'string' &&
  value.base.startsWith('/remotes/') &&
  typeof value.entry === 'string' &&
  typeof value.container === 'string' &&
  Array.isArray(value.areas) &&
  Array.isArray(value.routes) &&
  isRecord(value.shared) &&
  isRecord(value.integrity);

/** Checks the shape of a registry; its builds are checked one by one when they are loaded. */
export function isRegistry(value: unknown): value is Registry {
  return (
    isRecord(value) &&
    value.schema === 3 &&
    typeof value.revision === 'number' &&
    Array.isArray(value.remotes) &&
    value.remotes.every(
      (remote) =>
        isRecord(remote) &&
        typeof remote.name === 'string' &&
        typeof remote.current === 'string' &&
        Array.isArray(remote.earlier) &&
        Array.isArray(remote.builds) &&
        remote.builds.every(isBuild),
    )
  );
}

/**
 * Reads what the gateway wrote into the page. A page without it, or with something else in its place, gives a console
 * without remotes, which says so where a remote would be.
 */
export function readConsoleDocument(page: Document): ConsoleDocument {
  let written: unknown;
  try {
    written = JSON.parse(page.getElementById(consoleDocumentId)?.textContent ?? 'null');
  } catch {
    written = undefined;
  }
  const parts = isRecord(written) ? written : {};
  return {
    configuration: isRecord(parts.configuration) ? parts.configuration : {},
    registry: isRegistry(parts.registry) ? parts.registry : nothingReleased,
  };
}
