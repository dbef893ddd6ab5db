import { malformedHosts } from '@console/api-client/patterns';
import type { ScanTarget } from '@console/api-client/scanned-readers';
import { type Failure, type FormErrors, rules } from '@console/design/form';
import { formatList } from '@console/design/language';

/** Values of the discovery form. */
export interface DiscoveryValues {
  readonly where: 'networks' | 'hosts';
  /** Ids of the selected networks. */
  readonly networks: readonly string[];
  /** Hostnames and addresses as they were typed. */
  readonly addresses: string;
}

/** So many wrong entries of a list are named; of more it is said how many there are. */
const namedEntries = 5;

function addressesFailure(addresses: string): Failure | undefined {
  const blank = rules.required(addresses);
  if (blank) return blank;
  const wrong = malformedHosts(addresses);
  if (wrong.length === 0) return undefined;
  const named = wrong.filter((entry) => entry !== '').slice(0, namedEntries);
  return {
    key: named.length > 0 ? 'register.addresses.invalid' : 'register.addresses.gap',
    values: { entries: formatList(named), more: wrong.length - named.length },
  };
}

/** Failures of where to look for readers [REGISTER-05, REGISTER-06]. */
export function discoveryErrors({ where, networks, addresses }: DiscoveryValues): FormErrors {
  return where === 'networks'
    ? { networks: networks.length === 0 ? { key: 'register.networks.required' } : undefined }
    : { addresses: addressesFailure(addresses) };
}

/** Where to look for readers; the list of addresses as it was typed, the service widens them [REGISTER-08]. */
export function scanTargetOf({ where, networks, addresses }: DiscoveryValues): ScanTarget {
  return where === 'networks' ? { networks } : { addresses: addresses.trim().split(/[\s,]+/) };
}

/** The hosts that the address of the page names: `?addresses=10.20.1.7`; they are filled in, and looked for on Submit. */
export const addressesInAddress = (parameters: URLSearchParams): string => parameters.get('addresses') ?? '';

/** Stands in the address of the page for all networks: `?networks=all`. */
export const everyNetwork = 'all';

/** The ids of networks that the address of the page names: `?networks=1,2` [REGISTER-03]. */
export function networksInAddress(parameters: URLSearchParams): readonly string[] {
  const ids = (parameters.get('networks') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}
