import { decodeUtf8 } from '../text';

/** The credentials of a request. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'password'; readonly name: string; readonly password: string }
  | { readonly kind: 'token'; readonly token: string };

/**
 * Reads the five ways in which clients identify themselves: `JWT <token>`, `Basic`, `Token {"token": …}`
 * with or without spaces, and `?token=` in the address of a download.
 * @param header `Authorization`
 * @param downloadToken the query's `token` where the method allows it
 */
export function readCredentials(header: string | undefined, downloadToken?: unknown): Credentials {
  if (header === undefined || header.trim() === '')
    return typeof downloadToken === 'string' && downloadToken !== ''
      ? { kind: 'token', token: downloadToken }
      : { kind: 'none' };
  const [, scheme, rest] = /^\s*([A-Za-z]+)\s*(.*?)\s*$/s.exec(header) ?? [];
  switch (scheme?.toLowerCase()) {
    case 'jwt':
      return rest ? { kind: 'token', token: rest } : { kind: 'unreadable' };
    case 'token':
      return readToken(rest ?? '');
    case 'basic':
      return readBasic(rest ?? '');
    default:
      return { kind: 'unreadable' };
  }
}

function readToken(json: string): Credentials {
  try {
    const { token } = JSON.parse(json) as { token?: unknown };
    return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

function readBasic(encoded: string): Credentials {
  const [, name, password] = /^([^:]*):(.*)$/s.exec(decodeUtf8(Buffer.from(encoded, 'base64')) ?? '') ?? [];
  return name === undefined || password === undefined
    ? { kind: 'unreadable' }
    : { kind: 'password', name, password };
}
