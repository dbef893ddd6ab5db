import { subnet } from '@console/api-client/patterns';

const pattern = new RegExp(subnet);

/** True for an IPv4 address or a range of them: `10.20.0.0/16`. */
export const isSubnet = (text: string): boolean => pattern.test(text);
