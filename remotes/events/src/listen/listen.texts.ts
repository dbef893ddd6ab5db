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
      return translate(allowed === undefined ? 'listen.problem.policyOfPage' : 'listen.problem.policy', {
        origin,
      });
    case 'unreachable':
      return isSecure
        ? translate('listen.problem.untrusted', { address: url, page: origin.replace(/^wss/, 'https') })
        : translate('listen.problem.unreachable', { address: url });
    case 'late':
      return translate('listen.problem.late', { address: url, seconds: answerTime / 1000 });
    case 'stranger':
      return translate('listen.problem.stranger', {
        address: url,
        protocol: brokerType === 'AMQP' ? 'STOMP' : 'MQTT',
      });
    case 'credentials':
      return brokerType === 'AMQP'
        ? translate('listen.problem.credentialsOfHost', { vhost })
        : translate('listen.problem.credentials');
    case 'denied':
      return brokerType === 'AMQP'
        ? translate('listen.problem.deniedExchange', {
            addresses: formatList(addresses),
            exchange: formatList([...new Set(sources.map(({ exchange = '' }) => exchange))]),
            vhost,
          })
        : translate('listen.problem.denied', {
            user: username === '' ? 'blank' : username,
            addresses: formatList(addresses),
          });
    default:
      return translate(`listen.problem.${end}`);
  }
}

/** Sentence that says how much is kept. */
export const keptText = (translate: Translate): string =>
  translate('listen.kept', { count: keptMessages, kilobytes: keptBytes / 1024 });

/** True where it is known before an attempt that the policy does not let the page connect. */
export const isForbidden = (url: string, allowed: readonly string[] | undefined): boolean =>
  !isAllowed(url, allowed, location.origin);
