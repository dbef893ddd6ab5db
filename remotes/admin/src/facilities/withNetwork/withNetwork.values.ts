import type { Configuration } from '@console/api-client/configuration-bundle';
import { longestNetworkName } from '@console/api-client/patterns';
import { type FormErrors, rules } from '@console/design/form';
import { networkErrors } from '../../networks/network.values';
import { freeName } from '../like/suggestName';

/** Values of the form of a facility that comes with its network. */
export interface WithNetworkValues {
  readonly name: string;
  /** Range of its network. */
  readonly network: string;
}

/** Initial values of the form. */
export const newValues: WithNetworkValues = { name: '', network: '' };

/** Failures of a facility with its network, which has its name. */
export function withNetworkErrors({ name = '', network = '' }: Partial<WithNetworkValues>): FormErrors {
  return {
    name: rules.all(rules.required, rules.maxLength(longestNetworkName))(name.trim()),
    network: networkErrors({ name, CIDRRange: network }).CIDRRange,
  };
}

/**
 * The records of a facility with its network. The network is named after it, with a number where another one has that
 * name.
 *
 * @param present - what the service has
 */
export function withNetwork({ name, network }: WithNetworkValues, present: Configuration): Configuration {
  const facility = name.trim();
  const range = network.trim();
  const others = present.networks?.filter(({ CIDRRange }) => CIDRRange !== range);
  return {
    facilities: [{ name: facility }],
    networks: [{ name: freeName(facility, new Set(others?.map((other) => other.name))), CIDRRange: range }],
  };
}
