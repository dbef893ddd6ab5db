import { describeOwnAddress, type Endpoint } from './endpoint';
import { ownAddressCode } from './ownAddresses';

/** Describes why a broker cannot be connected to, and what to check. Pure. */
export function explainConnectionFailure(error: unknown, endpoint: Endpoint): string {
  const { code, message } = details(error);
  const where = `${endpoint.host}:${endpoint.port}`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host name "${endpoint.host}" cannot be resolved`;
    case ownAddressCode:
      return describeOwnAddress(message, endpoint.host);
    case 'ECONNREFUSED':
      return `Nothing listens on ${where}`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `There is no way to ${where} on the network`;
    case 'CERT_HAS_EXPIRED':
      return 'The certificate of the broker has expired';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of the broker is not for the host "${endpoint.host}"`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'CERT_SIGNATURE_FAILURE':
      return 'The certificate of the broker is not the server certificate given, nor signed by it';
    // MQTT 3.1.1 and 5: bad user name or password, not authorised.
    case '4':
    case '5':
    case '134':
    case '135':
      return refusedCredentials;
  }
  if (/ACCESS.REFUSED/.test(message)) return refusedCredentials;
  if (/NOT.ALLOWED/.test(message))
    return `The user may not use the virtual host, or there is none: ${message}`;
  if (/timed? ?out/i.test(message) || code === 'ETIMEDOUT') return `${where} does not answer`;
  if (code?.startsWith('ERR_SSL') || code === 'EPROTO')
    return `${where} does not speak TLS: secure connection may have to be off`;
  if (/frame|packet|header/i.test(message)) return `${where} does not speak ${endpoint.type}`;
  if (code === 'ECONNRESET' || /closed|hang up|ended|disconnected/i.test(message))
    return `${where} closed the connection: type, port or secure connection may be wrong`;
  return `The connection to ${where} failed: ${message}`;
}

const refusedCredentials = 'The broker refused the user name or the password';

function details(error: unknown): { readonly code: string | undefined; readonly message: string } {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return { code: code === undefined ? undefined : String(code), message: String(message ?? error) };
}
