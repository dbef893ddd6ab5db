import { Refused } from '@console/workspace';

/** The address of a console that runs a remote from its developers. */
export function overrideAddress(console: string, path: string, name: string, origin: string): string {
  const address = new URL(path, console);
  return `${address.href}${address.search ? '&' : '?'}remote.${name}=${origin}`;
}

/**
 * Reads the address of a deployed console.
 * @throws Refused when it is none.
 */
export function readConsole(given: string): string {
  try {
    const { protocol, origin } = new URL(given);
    if (protocol === 'http:' || protocol === 'https:') return origin;
  } catch {
    // reported below
  }
  throw new Refused(
    `${given} is not the address of a console: give its origin, as in https://console.example.`,
  );
}

/** True for a content security policy that lets scripts run from an origin. */
export const allowsScripts = (policy: string, origin: string): boolean =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .some(([name, ...sources]) => name === 'script-src' && sources.includes(origin));
