import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const newKeys = () => generateKeyPair('RS256', { extractable: true });

/** Keys of the tests of a file, which every provider uses in this order: making them is most of what a start costs. */
const keysInTurn: Promise<KeyPair>[] = [];
let foreignKeys: Promise<KeyPair> | undefined;

/** One thing that a provider does otherwise than it should. */
export interface Hostility {
  readonly claims?: JWTPayload;
  /** Claims that are left out. */
  readonly without?: readonly string[];
  /** The token is not signed, or by the secret of the client. */
  readonly algorithm?: 'none' | 'HS256';
  /** The token is signed by a key that the provider does not publish. */
  readonly foreignKey?: boolean;
  /** Further answer of the token endpoint, in place of the usual. */
  readonly answer?: { readonly status: number; readonly body: unknown };
  /** Parameters of the way back that are others, or left out where undefined. */
  readonly back?: Readonly<Record<string, string | undefined>>;
}

/** A provider that answers what a test wants. */
export interface HostileProvider {
  readonly issuer: string;
  hostility: Hostility;
  /** Publishes another key from now on, and signs by it. */
  rollKeys(): Promise<void>;
  /** A token that ends sessions. */
  signOutToken(changed?: Hostility): Promise<string>;
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of request) all += chunk;
  return all;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a provider that checks what a real one does, and answers what a test wants. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const codes = new Map<string, { nonce: string; challenge: string }>();
  let keys: (KeyPair & { readonly id: string })[] = [];
  let count = 0;
  const roll = async () => {
    keysInTurn[count] ??= newKeys();
    const next = await keysInTurn[count];
    count += 1;
    if (next) keys = [{ id: `key-${count}`, ...next }];
  };
  await roll();
  foreignKeys ??= newKeys();
  const foreign = await foreignKeys;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration')
      send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    else if (pathname === '/keys') {
      const published = keys.map(async ({ id, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid: id,
        alg: 'RS256',
        use: 'sig',
      }));
      send(200, { keys: await Promise.all(published) });
    } else if (pathname === '/authorize') {
      const code = `code-${codes.size + 1}`;
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      });
      const back = { code, state: searchParams.get('state') ?? '', iss: issuer, ...provider.hostility.back };
      const query = new URLSearchParams(
        Object.entries(back).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      response.writeHead(303, { location: `${searchParams.get('redirect_uri')}?${query}` }).end();
    } else if (pathname === '/token') {
      const form = new URLSearchParams(await textOf(request));
      const known = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const { answer } = provider.hostility;
      if (answer) send(answer.status, answer.body);
      else if (!known || known.challenge !== challenge) send(400, { error: 'invalid_grant' });
      else
        send(200, {
          access_token: 'an-access-token',
          token_type: 'Bearer',
          id_token: await token({ nonce: known.nonce }, provider.hostility),
        });
    } else send(404, {});
  });

  async function token(
    own: JWTPayload,
    { claims, without = [], algorithm, foreignKey }: Hostility,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: issuer, aud: 'console', sub: 'ada', iat: now, exp: now + 300, ...own, ...claims };
    const payload = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
    const [{ id, privateKey } = { id: '', privateKey: foreign.privateKey }] = keys;
    if (algorithm === 'none') return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
    if (algorithm === 'HS256')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('secret-of-the-client'.padEnd(32)));
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: id })
      .sign(foreignKey ? foreign.privateKey : privateKey);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: HostileProvider = {
    issuer,
    hostility: {},
    rollKeys: roll,
    signOutToken: (changed = {}) =>
      token(
        {
          jti: String(Math.random()),
          sid: 'session-1',
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        },
        changed,
      ),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return provider;
}
