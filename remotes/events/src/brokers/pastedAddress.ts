import { usualPorts } from './broker.values';

/** Fields that an address of one line fills in. */
export interface PastedAddress {
  readonly type: string;
  readonly host: string;
  readonly port: number;
  readonly secureConnection: boolean;
  /** @defaultValue the address names nobody */
  readonly username?: string;
  readonly password?: string;
}

const schemes: Readonly<Record<string, { readonly type: string; readonly secure: boolean }>> = {
  'amqp:': { type: 'AMQP', secure: false },
  'amqps:': { type: 'AMQP', secure: true },
  'mqtt:': { type: 'MQTT', secure: false },
  'mqtts:': { type: 'MQTT', secure: true },
  'tcp:': { type: 'MQTT', secure: false },
  'ssl:': { type: 'MQTT', secure: true },
  'http:': { type: 'WEBHOOK', secure: false },
  'https:': { type: 'WEBHOOK', secure: true },
};

/** The text, with `%40` and its like decoded where they can be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address such as `mqtts://user:password@broker.example:8883`; a port that it leaves out is the usual one. Its
 * path is left out: it belongs to publishers. Undefined for a text that is no address of a broker.
 */
export function readPastedAddress(text: string): PastedAddress | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(trimmed);
  const scheme = schemes[protocol];
  const usual = scheme && usualPorts[scheme.type]?.[scheme.secure ? 'secure' : 'open'];
  if (!scheme || usual === undefined || hostname === '') return undefined;
  return {
    type: scheme.type,
    host: hostname,
    port: port === '' ? usual : Number(port),
    secureConnection: scheme.secure,
    ...(username !== '' && { username: decoded(username) }),
    ...(password !== '' && { password: decoded(password) }),
  };
}
