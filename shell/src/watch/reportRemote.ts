import { operationPaths, type Report } from '@console/remote/operation';

/** How long the same is not reported again by one page, in milliseconds. */
const silence = 60_000;

const told = new Map<string, number>();

/**
 * Reports a problem with a remote to the gateway, so that the operators of the console see it before users
 * complain. A report that does not arrive is no trouble of the user's.
 */
export function reportRemote(report: Report): void {
  const body = JSON.stringify(report);
  const now = Date.now();
  if (now - (told.get(body) ?? Number.NEGATIVE_INFINITY) < silence) return;
  told.set(body, now);
  fetch(operationPaths.reports, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
