import { type ConsoleDocument, consoleDocumentId, type Registry } from '@console/remote/registry';

const nothingReleased: Registry = { schema: 1, revision: 0, remotes: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the shape of a registry; entries are judged one by one when they are loaded. */
export function isRegistry(value: unknown): value is Registry {
  return (
    isRecord(value) &&
    value.schema === 1 &&
    typeof value.revision === 'number' &&
    Array.isArray(value.remotes) &&
    value.remotes.every(
      (remote) =>
        isRecord(remote) &&
        typeof remote.name === 'string' &&
        typeof remote.base === 'string' &&
        remote.base.startsWith('/remotes/') &&
        typeof remote.entry === 'string' &&
        typeof remote.container === 'string' &&
        Array.isArray(remote.areas) &&
        Array.isArray(remote.routes) &&
        isRecord(remote.integrity),
    )
  );
}

/**
 * What the gateway wrote into the page. A page without it, or with something else in its place, gives a console
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
