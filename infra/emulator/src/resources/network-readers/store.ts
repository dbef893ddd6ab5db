import type { ScannedReaderAnswer } from '@console/api-client/scanned-readers/schema';
import type { Queryable } from '../../database';
import { modelNames } from './models';

/** Where readers are looked for: ranges of addresses, and host names or addresses as they are. */
export interface Whereabouts {
  /** `10.20.1.0/24` */
  readonly ranges: readonly string[];
  readonly hosts: readonly string[];
}

interface FoundReader {
  readonly ip_address: string;
  readonly name: string;
  readonly serial_number: string | null;
  readonly model: string | null;
  readonly facility: string | null;
  readonly locked: boolean;
  readonly known: boolean;
}

const octet = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const address = `^${octet}([.]${octet}){3}$`;

const models = Object.entries(modelNames)
  .map(([type, model]) => `when '${type}' then '${model}'`)
  .join(' ');

/**
 * Everything that hangs on the networks: readers nobody has defined, those that are defined, and defined ones
 * that the network knows by a host name. Those that are out of reach do not answer.
 */
const everything = `
  select n.ip_address, n.host_name, coalesce(d.name, n.name) as name, n.serial_number, n.model,
    d.facility, n.password is not null and not n.unlocked as locked, d.name is not null as known
  from network_reader n left join reader_definition d on d.address in (n.ip_address, n.host_name)
  union all
  select d.address, d.address, d.name, d.document ->> 'serialNumber', case d.type ${models} end, d.facility, false, true
  from reader_definition d join reader_state s on s.reader_name = d.name
  where s.phase not in ('OFFLINE', 'STARTING')
    and not exists (select from network_reader n where d.address in (n.ip_address, n.host_name))`;

/** The readers that answer somewhere, by address. */
export async function findNetworkReaders(
  database: Queryable,
  { ranges, hosts }: Whereabouts,
): Promise<ScannedReaderAnswer[]> {
  const rows = await database.query<FoundReader>(
    `select distinct on (ip_address) ip_address, name, serial_number, model, facility, locked, known
     from (${everything}) as reader
     where $1::jsonb ?| array[ip_address, host_name] or case when ip_address ~ '${address}' then exists (
       select from jsonb_array_elements_text($2::jsonb) as range (cidr) where ip_address::inet <<= cidr::inet) end
     order by ip_address, name`,
    [JSON.stringify(hosts), JSON.stringify(ranges)],
  );
  return rows.map(answer);
}

/** Of a reader that needs a password nothing is known but where it is. */
function answer(row: FoundReader): ScannedReaderAnswer {
  const { ip_address, name, serial_number, model, facility, locked, known } = row;
  return {
    name: locked && !known ? null : name,
    serialNumber: locked ? null : serial_number,
    ipAddress: ip_address,
    simpleModelName: locked ? null : model,
    facility,
    needsAuth: locked,
    known,
  };
}

/** Notes that the service can get into a reader. @returns whether the reader takes the password */
export async function unlockReader(database: Queryable, place: string, password: string): Promise<boolean> {
  const rows = await database.query(
    `update network_reader set unlocked = true
     where $1 in (ip_address, host_name) and coalesce(password, $2) = $2 returning 1`,
    [place, password],
  );
  return rows.length > 0;
}
