import { withNewlines } from '@console/api-client/wire';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  id_ce_basicConstraints,
  id_ce_subjectAltName,
  type Name,
  SubjectAlternativeName,
} from '@peculiar/asn1-x509';

/** Facts of a certificate that matter to a connection. */
interface CertificateFacts {
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** Host names and addresses it is for. An authority may be for none. */
  readonly hosts: readonly string[];
  /** True if it may sign other certificates: then the broker's own may be one of those. */
  readonly isAuthority: boolean;
}

/** Why a connection with this certificate would fail. */
export type CertificateProblem =
  | { readonly problem: 'none' | 'unreadable' }
  | { readonly problem: 'expired' | 'notYet'; readonly time: Date }
  | { readonly problem: 'otherHost'; readonly hosts: readonly string[] };

const frames = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

const commonName = '2.5.4.3';

/**
 * Reads the certificates of a text in PEM form, also one whose line breaks are written as `\n`.
 * @throws Error when one of them cannot be read.
 */
export function readCertificates(pem: string): readonly CertificateFacts[] {
  return [...withNewlines(pem).matchAll(frames)].map(([, base64 = '']) =>
    factsOf(AsnConvert.parse(bytesOf(base64), Certificate)),
  );
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0));

function factsOf({ tbsCertificate }: Certificate): CertificateFacts {
  const { validity, extensions = [], subject } = tbsCertificate;
  const extension = (id: string) => extensions.find(({ extnID }) => extnID === id)?.extnValue;
  const names = extension(id_ce_subjectAltName);
  const constraints = extension(id_ce_basicConstraints);
  const isAuthority = constraints !== undefined && AsnConvert.parse(constraints, BasicConstraints).cA;
  const alternatives = names
    ? [...AsnConvert.parse(names, SubjectAlternativeName)].flatMap(
        ({ dNSName, iPAddress }) => dNSName ?? iPAddress ?? [],
      )
    : [];
  return {
    validFrom: validity.notBefore.getTime(),
    validUntil: validity.notAfter.getTime(),
    // The name of an authority is no host; that of others counts where nothing else is said.
    hosts: alternatives.length > 0 || isAuthority ? alternatives : commonNamesOf(subject),
    isAuthority,
  };
}

const commonNamesOf = (name: Name): readonly string[] =>
  [...name]
    .flatMap((part) => [...part])
    .filter(({ type }) => type === commonName)
    .map(({ value }) => value.toString());

/** True for a name of a certificate that covers a host; `*.example.com` covers one label. */
export function coversHost(name: string, host: string): boolean {
  const [wanted, given] = [name.toLowerCase(), host.toLowerCase()];
  if (!wanted.startsWith('*.')) return wanted === given;
  const dot = given.indexOf('.');
  return dot > 0 && given.slice(dot) === wanted.slice(1);
}

/** Problems of a text that should be the server certificate of a host; none about a blank host. */
export function certificateProblems(pem: string, host: string, now: Date): readonly CertificateProblem[] {
  let certificates: readonly CertificateFacts[];
  try {
    certificates = readCertificates(pem);
  } catch {
    return [{ problem: 'unreadable' }];
  }
  if (certificates.length === 0) return [{ problem: 'none' }];
  const [first] = certificates;
  const hosts = certificates.flatMap((each) => each.hosts);
  const dated = certificates.flatMap(({ validFrom, validUntil }): CertificateProblem[] =>
    validUntil < now
      ? [{ problem: 'expired', time: validUntil }]
      : validFrom > now
        ? [{ problem: 'notYet', time: validFrom }]
        : [],
  );
  const isForAnother =
    host.trim() !== '' &&
    (hosts.length > 0 ? !hosts.some((name) => coversHost(name, host.trim())) : !first?.isAuthority);
  return [...dated, ...(isForAnother ? [{ problem: 'otherHost', hosts } as const] : [])];
}
