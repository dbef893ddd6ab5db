import type { Queryable } from '../database';
import type { Service } from '../server/service';
import { whileUnchanged } from '../server/whileUnchanged';

/**
 * Processes that somebody has begun and that go on until they are done: of most kinds there is none at most
 * times.
 */
export interface UnderWay {
  readonly features: boolean;
  readonly readerLogs: boolean;
  readonly zoneMaps: boolean;
  readonly registrations: boolean;
}

/** Looks what is under way, where anything of it may have changed since it last did. */
export function lookUnderWay({
  revision,
}: Pick<Service, 'revision'>): (transaction: Queryable) => Promise<UnderWay> {
  let transaction: Queryable;
  const look = whileUnchanged(
    () => revision('reader_feature', 'reader_log', 'current_zone_map', 'registration_reader'),
    async () => {
      const [found] = await transaction.query<UnderWay>(
        `select exists (select from reader_feature where next_step is not null) as features,
           exists (select from reader_log where state = 'RUNNING') as "readerLogs",
           exists (select from current_zone_map where status <> 'COMPLETE') as "zoneMaps",
           exists (select from registration_reader where next_step is not null) as registrations`,
      );
      return found ?? { features: true, readerLogs: true, zoneMaps: true, registrations: true };
    },
  );
  return (current) => {
    transaction = current;
    return look('');
  };
}
