import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Provider as OidcProvider } from 'oidc-provider';

/** People of a company, with their groups. */
const employees: Readonly<Record<string, readonly string[]>> = {
  ada: ['rfid-admins', 'staff'],
  bob: ['staff'],
  eve: ['visitors'],
  job: ['job-runners'],
};

// It warns at each start of its age, and that its pages and what it keeps in memory do for tests only.
console.warn = () => undefined;
const { Provider } = await import('oidc-provider');

/** A real provider of OpenID Connect, in a process of its own: `tsx providerMain.ts [port]`, told by messages where the console is. */
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const key = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' };
let handle: ReturnType<OidcProvider['callback']> | undefined;
let paused = false;
const server = createServer((request, response) => {
  if (paused || !handle) response.destroy();
  else void handle(request, response);
});
const issuer = await new Promise<string>((listening) =>
  server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () =>
    listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  ),
);

/** Begins anew for consoles at these addresses. */
function register(consoles: readonly string[]): void {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        client_secret: 'secret-of-the-client',
        redirect_uris: consoles.map((url) => `${url}/console/sign-in/callback`),
        post_logout_redirect_uris: consoles.map((url) => `${url}/login`),
        backchannel_logout_uri: `${consoles[0]}/console/sign-in/ended`,
        backchannel_logout_session_required: true,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of the test'] },
    claims: { openid: ['sub', 'sid'], profile: ['name', 'preferred_username', 'groups'], email: ['email'] },
    features: {
      devInteractions: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    pkce: { required: () => true },
    // Its own way asks no address of this machine.
    fetch: (address, options) => fetch(address, { ...options, dispatcher: undefined } as RequestInit),
    findAccount: (_context, id) => {
      const groups = employees[id];
      return (
        groups && {
          accountId: id,
          claims: () => ({
            sub: id,
            name: id,
            preferred_username: id,
            email: `${id}@company.example`,
            groups: [...groups],
          }),
        }
      );
    },
    // The company has agreed for its people.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  handle = provider.callback();
}

process.on('message', (message: { readonly consoles?: readonly string[]; readonly paused?: boolean }) => {
  if (message.consoles) register(message.consoles);
  if (message.paused !== undefined) {
    paused = message.paused;
    server.closeAllConnections();
  }
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ issuer });
