import { operationPaths, type Report } from '@console/remote/operation';

/** Time in which one page does not report the same again, in milliseconds. */
const silence = 60_000;

const told = new Map<string, number>();

/**
 * Reports a problem with a remote to the gateway, so that the operators of the console see it before users
 * complain. A report that does not arrive is no trouble of the user's. While nobody is signed in nothing is reported:
 * nobody could tell it from what a stranger makes up.
 * @param ask gives the token of the user; waits while the session is locked.
 */
export function reportRemote(
  report: Report,
  ask: () => string | undefined | Promise<string | undefined>,
): void {
  const body = JSON.stringify(report);
  const now = Date.now();
  if (now - (told.get(body) ?? Number.NEGATIVE_INFINITY) < silence) return;
  told.set(body, now);
  const send = async () => {
    const token = await ask();
    if (token === undefined) return told.delete(body);
    return fetch(operationPaths.reports, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body,
      keepalive: true,
    });
  };
  send().catch(() => undefined);
}
