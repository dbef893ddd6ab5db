import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;

/** What the gateway knows of who asks it. */
export interface Asker {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  readonly host: string;
  readonly protocol: string;
}

/** Who asks, in the headers by which a service behind a proxy learns it. */
export function forwarded(request: Asker): Record<string, string> {
  const before = request.headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, request.ip].flat().filter(Boolean).join(', '),
    'x-forwarded-host': String(request.headers['x-forwarded-host'] ?? request.host),
    'x-forwarded-proto': String(request.headers['x-forwarded-proto'] ?? request.protocol),
  };
}

/**
 * Headers of a request as the service gets them. The origin of the page is left out: who may call is decided by
 * the gateway, and services refuse origins they do not know even when the browser counts them as the same.
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  from: Record<string, string>,
): IncomingHttpHeaders {
  const { origin: _origin, referer: _referer, ...rest } = headers;
  return { ...rest, ...from };
}

/**
 * Headers of an answer as the browser gets them. Left out: the service's own word on other origins (the gateway's
 * counts) and the challenge of basic authentication, at which browsers open a sign-in window of their own.
 */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith('access-control-') && name !== 'www-authenticate',
    ),
  );
  return { ...kept, 'cache-control': headers['cache-control'] ?? 'no-store' };
}

/** Answers below this size gain nothing from compression, in bytes. */
export const worthCompressing = 1024;

/** Whether an answer is to be compressed here: large or of unknown size, and not compressed or partial already. */
export function compressible(headers: Headers, status: number): boolean {
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return (
    status !== 206 &&
    status !== 204 &&
    headers['content-encoding'] === undefined &&
    headers['content-type'] !== undefined &&
    length >= worthCompressing
  );
}
