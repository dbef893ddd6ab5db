import { createServiceClient, type ServiceClient } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';
import { Refused } from '@console/workspace';

/** Variables that say who calls a service. */
export interface Credentials {
  readonly token: string;
  readonly user: string;
  readonly password: string;
}

/** Names of the variables for the service itself, and for the one it is compared with. */
export const credentialVariables = {
  own: { token: 'SERVICE_TOKEN', user: 'SERVICE_USER', password: 'SERVICE_PASSWORD' },
  other: { token: 'OTHER_TOKEN', user: 'OTHER_USER', password: 'OTHER_PASSWORD' },
} as const satisfies Record<string, Credentials>;

/**
 * Signs in at a service. Passwords come from the environment only: arguments can be read by everybody on a machine.
 * @param names the variables to look at
 * @throws Refused when nobody is named, ServiceError when the service refuses
 */
export async function signedIn(address: string, names: Credentials): Promise<ServiceClient> {
  const baseUrl = originOf(address);
  const { [names.token]: token, [names.user]: name, [names.password]: password } = process.env;
  if (token) return createServiceClient({ baseUrl, token: () => token });
  if (!name || !password)
    throw new Refused(
      `Say who signs in at ${baseUrl}: set ${names.token}, or ${names.user} and ${names.password}.`,
    );
  const session = await createServiceClient({ baseUrl }).call(signIn({ name, password }));
  return createServiceClient({ baseUrl, token: () => session.token });
}

/** @throws Refused for what is no address of a service, and for one with a password in it */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refused(`'${address}' is not an address: write https://itemsense.example.`);
  if (url.username || url.password)
    throw new Refused('An address holds no user and no password: they would be in the history of the shell.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
