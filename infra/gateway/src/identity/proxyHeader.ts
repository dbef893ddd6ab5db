import type { IncomingMessage } from 'node:http';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { ProxyHeaderOptions } from '../options';
import { isAllowedAddress } from './addresses';
import { type ProvenPerson, ProviderAwayError, toleratedSeconds } from './provenPerson';

/** The company's proxy in front of the gateway. */
export interface ProxyHeader {
  /**
   * Reads from the header of a request who somebody is.
   * @returns undefined for a request without the header, or not from the proxy, and for a header that proves nobody
   * @throws ProviderAwayError while the keys of the proxy cannot be had
   */
  read(request: IncomingMessage): Promise<ProvenPerson | undefined>;
  /** Address at which people sign out at the proxy. */
  readonly signOutAddress: string | undefined;
}

/** Issuer of people whom a plain header names. */
const plainIssuer = 'proxy';

/** Signatures by a key that only the proxy has. */
const algorithms = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'];

/** Errors that say something of the token; others say that there are no keys to check it by. */
const saysToken = (error: unknown) =>
  error instanceof errors.JOSEError &&
  /^ERR_(?:JWT|JWS|JOSE_ALG|JWKS_NO_MATCHING|JWKS_MULTIPLE)/.test(error.code);

/** Value of a header; undefined for one that is sent twice, since it does not say which of the two is of the proxy. */
function onlyValue({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const [value, ...more] = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name,
  );
  return more.length > 0 ? undefined : value;
}

/** Reads claims that the proxy has signed. @returns a function that gives undefined for what the proxy has not */
function signedClaims({ keys: address, issuer, audience }: NonNullable<ProxyHeaderOptions['signed']>) {
  const keys = createRemoteJWKSet(new URL(address));
  const rules = {
    algorithms,
    issuer,
    audience,
    clockTolerance: toleratedSeconds,
    requiredClaims: ['sub', 'exp'],
  };
  return async (text: string): Promise<JWTPayload | undefined> => {
    try {
      return (await jwtVerify(text, keys, rules)).payload;
    } catch (error) {
      if (saysToken(error)) return undefined;
      throw new ProviderAwayError(`The keys of ${address} cannot be had: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };
}

/** Reads the header by which a proxy of the company says who somebody is. */
export function proxyHeader({ name, signed, groups, from, signOut }: ProxyHeaderOptions): ProxyHeader {
  const isFromProxy = from ? isAllowedAddress(from) : () => true;
  const claimsIn = signed && signedClaims(signed);

  return {
    signOutAddress: signOut,
    async read(request) {
      const text = onlyValue(request, name);
      if (!text || !isFromProxy(request.socket.remoteAddress ?? '')) return undefined;
      if (!claimsIn) {
        const list = groups && onlyValue(request, groups);
        const claims = { sub: text, ...(list && { groups: list.split(',').map((group) => group.trim()) }) };
        return { claims, issuer: plainIssuer, subject: text, idToken: '', authenticated: Date.now() };
      }
      const claims = await claimsIn(text);
      if (!claims) return undefined;
      const { iss = '', sub = '', iat = 0, auth_time: proven = iat } = claims;
      return {
        claims,
        issuer: iss,
        subject: sub,
        idToken: '',
        authenticated: Number(proven) * 1000,
      };
    },
  };
}
