import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ProviderOptions } from '../options';
import { type ProvenPerson, ProviderAwayError, toleratedSeconds } from './provenPerson';

/** Values of a sign-in that is under way; they stay with the browser, sealed. */
export interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Address in the console that is opened afterwards. */
  readonly goTo: string;
  /** The person has to prove who they are, whoever is signed in at the provider. */
  readonly fresh: boolean;
}

/** A session, or all sessions of a person, that the provider has ended. */
export interface ProviderSignOut {
  readonly issuer: string;
  readonly subject?: string;
  readonly session?: string;
}

/** Paths of the gateway that the provider is told of. */
export const providerPaths = {
  callback: '/console/sign-in/callback',
  signedOut: '/login',
  ended: '/console/sign-in/ended',
} as const;

/** Time in s that the provider gets to answer. */
const timeout = 10;

/** Event that says that a token ends a session (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const signOutEvent = 'http://schemas.openid.net/event/backchannel-logout';

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/;

/** True for an address that nobody on the way can read or change: by TLS, or on this machine. */
export const isSafeAddress = (address: string): boolean =>
  address.startsWith('https://') || loopback.test(address);

/** The provider of a company. */
export interface Provider {
  /** @throws ProviderAwayError */
  begin(goTo: string, fresh: boolean): Promise<{ readonly started: StartedSignIn; readonly address: URL }>;
  /**
   * Takes the answer of the provider.
   * @param query of the address that the browser came back to
   * @param claims names of further claims that are needed
   * @throws Error for an answer that does not prove who it is, ProviderAwayError
   */
  finish(query: string, started: StartedSignIn, claims: readonly string[]): Promise<ProvenPerson>;
  /** Address at which the person signs out at the provider; undefined where it has none. */
  signOutAddress(idToken: string | undefined): Promise<URL | undefined>;
  /** Reads a token by which the provider ends sessions. @throws Error for one that does not come from it */
  readSignOut(token: string): Promise<ProviderSignOut>;
}

/**
 * Asks the provider of a company; what it says of itself is asked at the first sign-in, and again until it answers.
 * @param publicUrl address of the console as the provider knows it
 */
export function companyProvider(options: ProviderOptions, publicUrl: string): Provider {
  const { issuer, clientId, clientSecret, scope = 'openid profile email' } = options;
  let known: Promise<Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  function configuration(): Promise<Configuration> {
    known ??= discovery(
      new URL(issuer),
      clientId,
      {
        [clockTolerance]: toleratedSeconds,
        ...(clientSecret !== undefined && { client_secret: clientSecret }),
      },
      clientSecret === undefined ? None() : ClientSecretBasic(clientSecret),
      // The signature counts as well, not the connection alone.
      {
        timeout,
        execute: [enableNonRepudiationChecks, ...(loopback.test(issuer) ? [allowInsecureRequests] : [])],
      },
    ).catch((cause: unknown) => {
      known = undefined;
      throw new ProviderAwayError(`${issuer} does not answer as a provider: ${(cause as Error).message}`, {
        cause,
      });
    });
    return known;
  }

  const address = (path: string) => new URL(path, publicUrl).href;

  return {
    async begin(goTo, fresh) {
      const asked = await configuration();
      const started = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        goTo,
        fresh,
      };
      return {
        started,
        address: buildAuthorizationUrl(asked, {
          redirect_uri: address(providerPaths.callback),
          scope,
          state: started.state,
          nonce: started.nonce,
          code_challenge: await calculatePKCECodeChallenge(started.verifier),
          code_challenge_method: 'S256',
          ...(fresh && { max_age: '0' }),
        }),
      };
    },

    async finish(query, { state, nonce, verifier, fresh }, wanted) {
      const asked = await configuration();
      // The address of the request may name the inside of the network; the provider knows the public one.
      const current = new URL(`${address(providerPaths.callback)}?${query}`);
      const tokens = await authorizationCodeGrant(asked, current, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(fresh && { maxAge: toleratedSeconds }),
      });
      const said = tokens.claims();
      if (!said || !tokens.id_token) throw new Error('The provider sent no ID token.');
      const isMissing = wanted.some((name) => !(name in said));
      const more =
        isMissing && asked.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(asked, tokens.access_token, said.sub)
          : {};
      return {
        claims: { ...more, ...said },
        issuer: said.iss,
        subject: said.sub,
        idToken: tokens.id_token,
        authenticated: (said.auth_time ?? said.iat) * 1000,
      };
    },

    async signOutAddress(idToken) {
      const asked = await configuration();
      if (asked.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(asked, {
        post_logout_redirect_uri: address(providerPaths.signedOut),
        ...(idToken !== undefined && { id_token_hint: idToken }),
      });
    },

    async readSignOut(token) {
      const asked = await configuration();
      const { jwks_uri: keysAddress, issuer: name } = asked.serverMetadata();
      if (keysAddress === undefined) throw new Error('The provider has no keys.');
      keys ??= createRemoteJWKSet(new URL(keysAddress));
      const { payload } = await jwtVerify<JWTPayload & { events?: object; sid?: unknown; nonce?: unknown }>(
        token,
        keys,
        {
          issuer: name,
          audience: clientId,
          clockTolerance: toleratedSeconds,
          maxTokenAge: toleratedSeconds,
          requiredClaims: ['iat', 'jti', 'events'],
        },
      );
      const { sub, sid, events, nonce } = payload;
      // A token of a sign-in must not do.
      if (nonce !== undefined || typeof events !== 'object' || events === null || !(signOutEvent in events))
        throw new Error('The token does not end a session.');
      if (sub === undefined && typeof sid !== 'string') throw new Error('The token names no session.');
      return {
        issuer: name,
        ...(sub !== undefined && { subject: sub }),
        ...(typeof sid === 'string' && { session: sid }),
      };
    },
  };
}
