import { Banner } from '@console/design/banner';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { useFormatDateTime } from '@console/design/time';
import { type CertificateProblem, certificateProblems, readCertificates } from './certificate';

interface CertificateProps {
  /** PEM, as it was typed. */
  readonly text: string;
  /** The host it should be for; blank while that is not known. */
  readonly host: string;
}

/**
 * Problems of a certificate, before it is sent. It blocks nothing: the service decides, and the clock of this machine
 * may be wrong.
 */
export function CertificateNotice({ text, host }: CertificateProps) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const problems = certificateProblems(text, host, new Date());
  if (problems.length === 0) return <CertificateSummary text={text} host={host} />;
  return (
    <Banner tone="warning" title={translate('brokers.certificate.problem')}>
      {problems.map((problem) => (
        <p key={problem.problem}>{describeProblem(problem, host.trim(), translate, format)}</p>
      ))}
    </Banner>
  );
}

function describeProblem(
  found: CertificateProblem,
  host: string,
  translate: Translate,
  format: ReturnType<typeof useFormatDateTime>,
): string {
  if ('time' in found) return translate(`brokers.certificate.${found.problem}`, { time: format(found.time) });
  if ('hosts' in found) {
    const { hosts } = found;
    return translate('brokers.certificate.otherHost', {
      host,
      hosts: formatList(hosts),
      count: hosts.length,
    });
  }
  return translate(`brokers.certificate.${found.problem}`);
}

/** For which hosts a certificate is, and until when; nothing where it cannot be read. */
export function CertificateSummary({ text, host }: CertificateProps) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const [first] = certificateProblems(text, host, new Date());
  if (first?.problem === 'none' || first?.problem === 'unreadable') return null;
  return readCertificates(text).map(({ hosts, validUntil }) => (
    <p key={`${hosts} ${validUntil.getTime()}`}>
      {translate('brokers.certificate.summary', {
        hosts: formatList(hosts),
        count: hosts.length,
        time: format(validUntil),
      })}
    </p>
  ));
}
