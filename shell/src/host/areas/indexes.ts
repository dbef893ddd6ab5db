import { homeAddress } from '@console/remote/contract';

/**
 * Addresses without a page of their own that belong to no area, and where they lead [NAV-01]. The build passes them to
 * the gateway, which then fetches ahead for them what it fetches ahead for where they lead. Those of areas are in the
 * registry.
 */
export const indexes: Readonly<Record<string, string>> = { '/': homeAddress };
