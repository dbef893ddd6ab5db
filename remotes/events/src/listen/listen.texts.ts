import { formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import { keptBytes, keptMessages } from './arrivals';
import { answerTime, type ListenTarget, type SessionEnd } from './session';
import { isAllowed } from './socketAddress';

/** Address, subject and place of a problem. */
interface ProblemContext {
  readonly target: ListenTarget;
  /** `MQTT` or `AMQP`. */
  readonly brokerType: string;
  /** Origins of brokers that the console may connect to; undefined in a page of others. */
  readonly allowed: readonly string[] | undefined;
}

/** Why nothing is listened to, and what to do. */
export function problemText(
  end: SessionEnd,
  { target, brokerType, allowed }: ProblemContext,
  translate: Translate,
): string {
  const { url, username, vhost = '/', sources } = target;
  const { origin } = new URL(url);
  const addresses = sources.map(({ address }) => address);
  const isSecure = url.startsWith('wss:');
  switch (end) {
    case 'policy':
      return translate(allowed === undefined ? 'listener.problem.policyOfPage' : 'listener.problem.policy', {
        origin,
      });
    case 'unreachable':
      return isSecure
        ? translate('listener.problem.untrusted', { address: url, page: origin.replace(/^wss/, 'https') })
        : translate('listener.problem.unreachable', { address: url });
    case 'late':
      return translate('listener.problem.late', { address: url, seconds: answerTime / 1000 });
    case 'stranger':
      return translate('listener.problem.stranger', {
        address: url,
        protocol: brokerType === 'AMQP' ? 'STOMP' : 'MQTT',
      });
    case 'credentials':
      return brokerType === 'AMQP'
        ? translate('listener.problem.credentialsOfHost', { vhost })
        : translate('listener.problem.credentials');
    case 'denied':
      return brokerType === 'AMQP'
        ? translate('listener.problem.deniedExchange', {
            addresses: formatList(addresses),
            exchange: formatList([...new Set(sources.map(({ exchange = '' }) => exchange))]),
            vhost,
          })
        : translate('listener.problem.denied', {
            user: username === '' ? 'blank' : username,
            addresses: formatList(addresses),
          });
    default:
      return translate(`listener.problem.${end}`);
  }
}

/** Sentence that says how much is kept. */
export const keptText = (translate: Translate): string =>
  translate('listener.kept', { count: keptMessages, kilobytes: keptBytes / 1024 });

/** True where it is known before an attempt that the policy does not let the page connect. */
export const isForbidden = (url: string, allowed: readonly string[] | undefined): boolean =>
  !isAllowed(url, allowed, location.origin);
