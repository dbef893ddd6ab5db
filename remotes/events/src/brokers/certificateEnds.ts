import type { Broker } from '@console/api-client/brokers';
import { readCertificates } from './certificate';

/** A broker whose certificate has ended or ends soon. */
export interface EndingCertificate {
  readonly broker: Pick<Broker, 'id' | 'name'>;
  readonly end: Date;
  /** Whole days until then; negative after it. */
  readonly days: number;
}

/** So many days before its end a certificate is worth a word: time to get another one signed. */
const soon = 30;

const day = 86_400_000;

/** Brokers whose certificate has ended or ends soon, the earliest first. One that cannot be read is left out. */
export const endingCertificates = (
  brokers: readonly Pick<Broker, 'id' | 'name' | 'secureConnection' | 'serverCertificate'>[],
  now: number,
): readonly EndingCertificate[] =>
  brokers
    .flatMap(({ id, name, secureConnection, serverCertificate }) => {
      const end = secureConnection && serverCertificate ? endOf(serverCertificate) : undefined;
      if (end === undefined) return [];
      const days = Math.floor((end - now) / day);
      return days < soon ? [{ broker: { id, name }, end: new Date(end), days }] : [];
    })
    .sort((one, other) => one.days - other.days);

/** End of the first of the certificates that ends; undefined when there is none that can be read. */
function endOf(pem: string): number | undefined {
  try {
    const ends = readCertificates(pem).map(({ validUntil }) => validUntil.getTime());
    return ends.length > 0 ? Math.min(...ends) : undefined;
  } catch {
    return undefined;
  }
}
