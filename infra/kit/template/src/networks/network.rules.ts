import type { NetworkRequest } from '@console/api-client/networks';
import { subnet } from '@console/api-client/patterns';
import { type FormErrors, rules } from '@console/design/form';

/** Most characters of a name, as the service has it. */
const longestName = 50;

const isSubnet = rules.pattern(new RegExp(subnet), 'networks.range.invalid');

/** What is wrong with a network. Whether its name is free only the service can tell. */
export function networkErrors({ name, CIDRRange }: NetworkRequest): FormErrors {
  return {
    name: rules.required(name) ?? rules.maxLength(longestName)(name),
    CIDRRange: rules.required(CIDRRange) ?? isSubnet(CIDRRange.trim()),
  };
}
