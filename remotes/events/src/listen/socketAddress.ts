/** A broker, as far as the address of its sockets follows from it. */
interface AddressedBroker {
  readonly type: string;
  /** @defaultValue it is not known */
  readonly host?: string | undefined;
  readonly secureConnection: boolean;
}

/** Where brokers of a type usually listen for sockets: port and path, in the open and with TLS. */
const usualPlaces = {
  MQTT: [
    { open: 9001, secure: 9001, path: '/' },
    { open: 15675, secure: 15676, path: '/ws' },
  ],
  AMQP: [{ open: 15674, secure: 15673, path: '/ws' }],
} as const;

/** True for a broker that browsers can listen to. */
export const isListenable = (type: string): type is keyof typeof usualPlaces =>
  Object.hasOwn(usualPlaces, type);

/**
 * Addresses at which a broker may listen for sockets, the likeliest first: those that the console may connect to, then
 * the usual ones of its host. A page that came by https connects by `wss` only.
 * @param allowed origins that the policy lets the page connect to; undefined where nobody knows.
 */
export function proposedAddresses(
  { type, host, secureConnection }: AddressedBroker,
  allowed: readonly string[] | undefined,
  pageIsSecure: boolean,
): readonly string[] {
  if (!isListenable(type)) return [];
  const places = usualPlaces[type];
  const pathOf = (origin: string) =>
    places.find(({ open, secure }) => [open, secure].includes(Number(new URL(origin).port) as never))?.path ??
    places[0].path;
  const usable = (allowed ?? []).filter((origin) => !pageIsSecure || origin.startsWith('wss:'));
  const known = usable
    .toSorted((one, other) => Number(hostOf(other) === host) - Number(hostOf(one) === host))
    .map((origin) => `${origin}${pathOf(origin)}`);
  const isSecure = secureConnection || pageIsSecure;
  const usual =
    host === undefined || host === ''
      ? []
      : places.map(
          ({ open, secure, path }) =>
            `${isSecure ? 'wss' : 'ws'}://${host}:${isSecure ? secure : open}${path}`,
        );
  return [...new Set([...known, ...usual])];
}

const hostOf = (origin: string) => new URL(origin).hostname;

/** Fault of an address of sockets: it is none, its scheme is another, or it holds a password or a fragment. */
export type AddressProblem = 'invalid' | 'scheme' | 'credentials' | 'fragment';

/** Judges an address of sockets; undefined where it can be tried. */
export function addressProblem(text: string): AddressProblem | undefined {
  if (!URL.canParse(text.trim())) return 'invalid';
  const { protocol, hostname, username, password, hash } = new URL(text.trim());
  if (protocol !== 'ws:' && protocol !== 'wss:') return 'scheme';
  if (hostname === '') return 'invalid';
  if (username !== '' || password !== '') return 'credentials';
  return hash === '' ? undefined : 'fragment';
}

/**
 * True for an address that the policy of the page lets it connect to, as far as it is known.
 * @param allowed origins that the policy names; undefined where nobody knows.
 * @param page origin of the page, to whose own host it may connect
 */
export function isAllowed(address: string, allowed: readonly string[] | undefined, page: string): boolean {
  const { origin } = new URL(address);
  return allowed === undefined || allowed.includes(origin) || origin === page.replace(/^http/, 'ws');
}
