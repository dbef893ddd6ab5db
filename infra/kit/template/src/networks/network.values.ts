import type { NetworkRequest } from '@console/api-client/networks';
import { longestNetworkName, subnet } from '@console/api-client/patterns';
import { type FormErrors, rules } from '@console/design/form';

/** What stands in the form. */
export type NetworkValues = NetworkRequest;

/** What the form of a new network starts with. */
export const newNetworkValues: NetworkValues = { name: '', CIDRRange: '' };

/** What the form of a stored network starts with. */
export const valuesOfNetwork = ({ name, CIDRRange }: NetworkRequest): NetworkValues => ({ name, CIDRRange });

/** The network that the form describes. */
export const draftOfValues = ({ name, CIDRRange }: NetworkValues): NetworkRequest => ({
  name: name.trim(),
  CIDRRange: CIDRRange.trim(),
});

const isSubnet = rules.pattern(new RegExp(subnet), 'networks.CIDRRange.invalid');

/** What is wrong with a network. Whether its name is free only the service can tell. */
export function networkErrors({ name, CIDRRange }: NetworkValues): FormErrors {
  return {
    name: rules.required(name) ?? rules.maxLength(longestNetworkName)(name),
    CIDRRange: rules.required(CIDRRange) ?? isSubnet(CIDRRange.trim()),
  };
}
