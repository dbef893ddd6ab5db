import { isIPv4 } from 'node:net';
import { readHostList } from '@console/api-client/patterns';
import type { Queryable } from '../../database';
import { invalid } from '../../server/failure';
import type { Whereabouts } from './store';

/** Parameters of a scan, as they come in the address. */
export interface ScanQuery {
  readonly networks?: string;
  readonly addresses?: string;
}

/**
 * Where a scan looks.
 * @throws 400 for an unknown network, what is no list of hosts, or nothing at all
 */
export async function whereaboutsOf(
  database: Queryable,
  { networks, addresses }: ScanQuery,
): Promise<Whereabouts> {
  if (!networks && !addresses) throw invalid('networks', 'or addresses must say where to look');
  const hosts = addresses ? hostsOf(addresses) : [];
  return {
    ranges: [...(networks ? await rangesOf(database, networks) : []), ...hosts.filter(isIPv4).map(classC)],
    hosts,
  };
}

function hostsOf(addresses: string): readonly string[] {
  const hosts = readHostList(addresses);
  if (!hosts) throw invalid('addresses', 'must be host names or IPv4 addresses, separated by commas');
  return hosts;
}

/** An address stands for its whole class C network (REGISTER-08). */
const classC = (address: string) => `${address.replace(/\d+$/, '0')}/24`;

async function rangesOf(database: Queryable, networks: string): Promise<string[]> {
  const ids = networks.split(',').map((id) => id.trim());
  const rows = await database.query<{ id: string; range: string }>(
    'select id::text as id, cidr_range as range from network where $1::jsonb ? id::text',
    [JSON.stringify(ids)],
  );
  const unknown = ids.find((id) => !rows.some((row) => row.id === id));
  if (unknown !== undefined) throw invalid('networks', `has no network "${unknown}"`);
  return rows.map(({ range }) => (range.includes('/') ? range : classC(range)));
}
