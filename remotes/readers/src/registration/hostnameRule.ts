import { serverHostnamePattern } from '@console/api-client/registrations';
import { type Rule, rules } from '@console/design/form';

const localhost = 'localhost';

/** What the server is called at the start: as the console is reached, unless that is only here. */
export const suggestedHostname = ({ hostname, host }: Pick<Location, 'hostname' | 'host'>): string =>
  hostname === localhost ? '' : host;

/**
 * The hostname of the server is required unless the console is opened on localhost, and is a hostname or address with
 * an optional port [REGISTER-11].
 * @param pageHostname Hostname of the address of the console.
 */
export function hostnameRule(pageHostname: string): Rule {
  const wellFormed = rules.pattern(new RegExp(serverHostnamePattern), 'register.hostname.invalid');
  return (value) => {
    const blank = pageHostname !== localhost && rules.required(value);
    return blank ? { key: 'register.hostname.invalid' } : wellFormed(value);
  };
}
