import type { Queryable } from '../database';
import { ServiceFailure } from '../server/failure';

/** Which readers of thresholds are looked at: those of one threshold, or those that use one antenna configuration. */
type Scope = { readonly threshold: number } | { readonly antennaConfiguration: number };

interface Pairing {
  readonly threshold: string;
  readonly facility: string;
  readonly arrangement: string;
  readonly reader: string;
  readonly reader_facility: string;
  readonly reader_type: string;
  readonly configuration: string;
  readonly for_type: string | null;
  readonly for_arrangement: string | null;
}

/**
 * Checks what is stored: every reader of a threshold is in its facility and has an antenna configuration for its
 * type and arrangement (THRESH-18). A configuration that names neither is for any.
 * @throws 400 naming threshold, reader and configuration
 */
export async function requireMatches(transaction: Queryable, scope: Scope): Promise<void> {
  const pairings = await transaction.query<Pairing>(
    `select threshold.name as threshold, threshold.facility, threshold.reader_arrangement as arrangement,
       reader.name as reader, reader.facility as reader_facility, reader.type as reader_type,
       used.name as configuration, used.reader_type as for_type, used.reader_arrangement as for_arrangement
     from threshold_reader
       join threshold on threshold.id = threshold_id
       join reader_definition reader on reader.name = reader_name
       join threshold_antenna_configuration used on used.id = antenna_configuration_id
     where ${'threshold' in scope ? 'threshold_id' : 'antenna_configuration_id'} = $1 order by place`,
    ['threshold' in scope ? scope.threshold : scope.antennaConfiguration],
  );
  for (const pairing of pairings) {
    const problem = describeMismatch(pairing);
    if (problem) throw new ServiceFailure(400, 'Invalid request', problem);
  }
}

function describeMismatch(pairing: Pairing): string | undefined {
  const { threshold, reader, configuration, for_type: type, for_arrangement: arrangement } = pairing;
  const where = `readers of threshold "${threshold}": reader "${reader}"`;
  if (pairing.reader_facility !== pairing.facility)
    return `${where} is in facility "${pairing.reader_facility}", not in "${pairing.facility}"`;
  if (type && type !== pairing.reader_type)
    return `${where} is of type ${pairing.reader_type}, antenna configuration "${configuration}" is for ${type}`;
  if (arrangement && arrangement !== pairing.arrangement)
    return `${where} is arranged ${pairing.arrangement}, antenna configuration "${configuration}" is for ${arrangement}`;
  return undefined;
}
