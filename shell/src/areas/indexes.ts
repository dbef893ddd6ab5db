import { paths } from '@console/remote/contract';

/**
 * Addresses without a page of their own and where they lead [NAV-01]. The build tells them to the gateway, which
 * then fetches ahead for them what it fetches ahead for where they lead.
 */
export const indexes: Readonly<Record<string, string>> = {
  '/': paths.readers.definitions.list(),
  '/readers': paths.readers.definitions.list(),
  '/event-configuration': paths.eventConfiguration.publishers.list(),
  '/logs': paths.logs.readers(),
};
