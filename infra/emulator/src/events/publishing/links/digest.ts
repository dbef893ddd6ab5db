import { createHash } from 'node:crypto';

/** Input of a digest, in addition to the challenge of the server. */
interface DigestRequest {
  readonly username: string;
  readonly password: string;
  readonly method: string;
  /** Path with its query. */
  readonly uri: string;
  /** Random text of the client. */
  readonly cnonce: string;
}

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256' };

/**
 * The answer to a server that asks for a digest, as the `Authorization` header (RFC 7616, with or without
 * `qop=auth`).
 * @param challenge `WWW-Authenticate` of its 401
 * @returns `undefined` when it asks for something else
 */
export function digestAuthorization(challenge: string, request: DigestRequest): string | undefined {
  const [, list] = /\bDigest\s+(.*)$/is.exec(challenge) ?? [];
  if (list === undefined) return undefined;
  const asked = parametersOf(list);
  const { realm = '', nonce = '', algorithm = 'MD5', opaque } = asked;
  const hash = hashes[algorithm.toUpperCase()];
  if (!hash) return undefined;
  const digest = (...parts: string[]) => createHash(hash).update(parts.join(':')).digest('hex');
  const { username, password, method, uri, cnonce } = request;
  const who = digest(username, realm, password);
  const what = digest(method, uri);
  const counted = asked.qop === undefined ? [] : ['00000001', cnonce, 'auth'];
  const response = digest(who, nonce, ...counted, what);
  return [
    `Digest username="${username}"`,
    `realm="${realm}"`,
    `nonce="${nonce}"`,
    `uri="${uri}"`,
    `algorithm=${algorithm}`,
    ...(asked.qop === undefined ? [] : ['qop=auth', 'nc=00000001', `cnonce="${cnonce}"`]),
    `response="${response}"`,
    ...(opaque === undefined ? [] : [`opaque="${opaque}"`]),
  ].join(', ');
}

/** The parameters of a challenge: `name="value"` or `name=value`, separated by commas. */
function parametersOf(list: string): Readonly<Record<string, string | undefined>> {
  const found = list.matchAll(/([a-z]+)\s*=\s*(?:"([^"]*)"|([^\s,]+))/gi);
  return Object.fromEntries(
    [...found].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]),
  );
}
