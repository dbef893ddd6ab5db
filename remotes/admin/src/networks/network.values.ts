import type { NetworkRequest } from '@console/api-client/networks';
import { longestNetworkName, subnet } from '@console/api-client/patterns';
import { type FormErrors, rules } from '@console/design/form';

/** Values of the form. */
export type NetworkValues = NetworkRequest;

/** Initial values of the form of a new network. */
export const newNetworkValues: NetworkValues = { name: '', CIDRRange: '' };

/** The network that the form describes. */
export const draftOfValues = ({ name, CIDRRange }: NetworkValues): NetworkRequest => ({
  name: name.trim(),
  CIDRRange: CIDRRange.trim(),
});

const isSubnet = rules.pattern(new RegExp(subnet), 'networks.CIDRRange.invalid');

/** Failures of a network [ADMIN-09]. Whether its name is free only the service can tell. */
export function networkErrors({ name = '', CIDRRange = '' }: Partial<NetworkValues>): FormErrors {
  return {
    name: rules.required(name) ?? rules.maxLength(longestNetworkName)(name.trim()),
    CIDRRange: rules.required(CIDRRange) ?? isSubnet(CIDRRange.trim()),
  };
}
