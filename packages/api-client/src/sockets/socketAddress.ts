/** Where the service opens a socket for what was asked for. */
export interface LiveSocket {
  readonly socketUrl: string;
  /** Absent where the service names none. */
  readonly channelId?: string;
}

/** The channel that the address of a socket names: in its query, or as its last segment. */
export function channelOf(socketUrl: string): string | undefined {
  if (!URL.canParse(socketUrl, 'http://service')) return undefined;
  const { searchParams, pathname } = new URL(socketUrl, 'http://service');
  return searchParams.get('channelId') ?? (pathname.split('/').pop() || undefined);
}

/**
 * The address at which a socket may be opened: on the service's own host and with its security, whatever the service
 * answers. An answer that leads elsewhere could have been forged.
 * @param socketUrl as it was answered: whole, or from the root
 * @param serviceUrl origin of the service
 * @returns `undefined` for another host, or what is no address
 */
export function ownSocketAddress(socketUrl: string, serviceUrl: string): string | undefined {
  if (!URL.canParse(socketUrl, serviceUrl)) return undefined;
  const service = new URL(serviceUrl);
  const address = new URL(socketUrl, service);
  if (!/^(wss?|https?):$/.test(address.protocol) || address.username || address.password) return undefined;
  // The default port is the one of the scheme, which a proxy on the way may have changed.
  if (address.hostname !== service.hostname || portOf(address, service) !== portOf(service, service))
    return undefined;
  const scheme = service.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${service.host}${address.pathname}${address.search}`;
}

const portOf = ({ port }: URL, service: URL) => port || (service.protocol === 'https:' ? '443' : '80');
