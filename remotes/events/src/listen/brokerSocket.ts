import type { SessionEnd } from './session';

/** A socket to a broker, with the reason why it was not opened. */
export interface BrokerSocket {
  readonly socket: WebSocket;
  /** Why it did not open, to be asked when it has closed before it was open. */
  readonly whyNot: () => Promise<SessionEnd>;
  /** Stops watching the policy of the page. */
  readonly release: () => void;
}

/** Time after a refusal in which the browser may report that its policy was the reason, in ms. */
const reportDelay = 50;

/**
 * Opens a socket and watches whether the policy of the page allows it.
 * @returns the reason in place of a socket where the browser does not even try
 */
export function openBrokerSocket(url: string, protocols: readonly string[]): BrokerSocket | SessionEnd {
  const { origin } = new URL(url);
  let violated = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) violated = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const release = () => document.removeEventListener('securitypolicyviolation', onViolation);
  try {
    const socket = new WebSocket(url, [...protocols]);
    socket.binaryType = 'arraybuffer';
    const whyNot = async () => {
      await new Promise((resolve) => setTimeout(resolve, reportDelay));
      return violated ? 'policy' : 'unreachable';
    };
    return { socket, whyNot, release };
  } catch {
    release();
    return location.protocol === 'https:' && url.startsWith('ws:') ? 'insecure' : 'policy';
  }
}
