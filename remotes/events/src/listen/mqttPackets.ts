/** Who signs in at an MQTT broker, and under which name of the client. */
export interface MqttConnect {
  readonly clientId: string;
  /** Seconds without a packet after which the broker takes the client for gone. */
  readonly keepAlive: number;
  /** Blank: nobody signs in. */
  readonly username: string;
  readonly password: string;
}

/** Packets of a broker, as far as one who only subscribes gets any. */
export type MqttPacket =
  | { readonly type: 'connack'; readonly code: number }
  | { readonly type: 'suback'; readonly codes: readonly number[] }
  | {
      readonly type: 'publish';
      readonly topic: string;
      readonly payload: Uint8Array;
      /** Number to acknowledge it by. @defaultValue nothing is acknowledged */
      readonly id?: number;
    }
  | { readonly type: 'pingresp' };

/** Thrown for bytes that are no packets of an MQTT broker, and for packets that nobody asked for. */
export class NoMqttError extends Error {
  override readonly name = 'NoMqttError';
}

const kinds = { connack: 2, publish: 3, suback: 9, pingresp: 13 } as const;

const known: readonly number[] = Object.values(kinds);

/** Largest packet that is taken, in bytes: the memory of the page is limited. */
const largestPacket = 16 * 1024 * 1024;

const utf8 = new TextEncoder();

const word = (value: number) => [value >> 8, value & 0xff];

function textField(text: string): number[] {
  const bytes = utf8.encode(text);
  return [...word(bytes.length), ...bytes];
}

/** A length in groups of seven bits, the least first. */
function lengthField(length: number): number[] {
  const rest = length >> 7;
  return rest === 0 ? [length] : [(length & 0x7f) | 0x80, ...lengthField(rest)];
}

const packet = (head: number, ...body: readonly number[]) =>
  Uint8Array.from([head, ...lengthField(body.length), ...body]);

/** Asks for a new session that keeps nothing when it ends, by version 3.1.1 of the protocol. */
export function connectPacket({ clientId, keepAlive, username, password }: MqttConnect): Uint8Array {
  const signsIn = username !== '';
  const flags = 0x02 | (signsIn ? 0xc0 : 0);
  return packet(
    0x10,
    ...textField('MQTT'),
    4,
    flags,
    ...word(keepAlive),
    ...textField(clientId),
    ...(signsIn ? [...textField(username), ...textField(password)] : []),
  );
}

/** Subscribes to topics, each with the most that is needed: 0 or 1. */
export const subscribePacket = (
  id: number,
  topics: readonly { readonly topic: string; readonly qos: 0 | 1 }[],
): Uint8Array => packet(0x82, ...word(id), ...topics.flatMap(({ topic, qos }) => [...textField(topic), qos]));

/** Says that a message arrived. */
export const pubackPacket = (id: number): Uint8Array => packet(0x40, ...word(id));

/** Says that the client is there. */
export const pingPacket = (): Uint8Array => packet(0xc0);

/** Says that the client goes. */
export const disconnectPacket = (): Uint8Array => packet(0xe0);

/** Takes what a broker sends, however it is cut. @throws NoMqttError */
export function createPacketReader(): (chunk: Uint8Array) => readonly MqttPacket[] {
  let waiting = new Uint8Array(0);
  return (chunk) => {
    const joined = new Uint8Array(waiting.length + chunk.length);
    joined.set(waiting);
    joined.set(chunk, waiting.length);
    const packets: MqttPacket[] = [];
    let from = 0;
    for (;;) {
      const frame = frameAt(joined, from);
      if (!frame) break;
      packets.push(readPacket(joined[from] as number, joined.subarray(frame.start, frame.end)));
      from = frame.end;
    }
    waiting = joined.slice(from);
    return packets;
  };
}

/** Where the body of a packet is; undefined as long as it is not there as a whole. */
function frameAt(bytes: Uint8Array, from: number): { start: number; end: number } | undefined {
  const head = bytes[from];
  if (head === undefined) return undefined;
  if (!known.includes(head >> 4)) throw new NoMqttError(`A packet begins with ${head}.`);
  let length = 0;
  for (let at = 0; at < 4; at += 1) {
    const byte = bytes[from + 1 + at];
    if (byte === undefined) return undefined;
    length += (byte & 0x7f) << (7 * at);
    if (byte & 0x80) continue;
    if (length > largestPacket) throw new NoMqttError(`A packet has ${length} bytes.`);
    const start = from + 2 + at;
    return start + length <= bytes.length ? { start, end: start + length } : undefined;
  }
  throw new NoMqttError('The length of a packet has more than four bytes.');
}

function readPacket(head: number, body: Uint8Array): MqttPacket {
  const wordAt = (at: number) => {
    if (at + 2 > body.length) throw new NoMqttError('A packet is too short.');
    return ((body[at] as number) << 8) | (body[at + 1] as number);
  };
  switch (head >> 4) {
    case kinds.connack:
      return { type: 'connack', code: wordAt(0) & 0xff };
    case kinds.suback:
      wordAt(0);
      return { type: 'suback', codes: [...body.subarray(2)] };
    case kinds.pingresp:
      return { type: 'pingresp' };
    default: {
      const end = 2 + wordAt(0);
      if (end > body.length) throw new NoMqttError('A packet is too short.');
      const topic = new TextDecoder().decode(body.subarray(2, end));
      const isCertain = (head & 0x06) !== 0;
      // The bytes of a packet lie in those of its chunk, which nobody else keeps.
      return isCertain
        ? { type: 'publish', topic, payload: body.slice(end + 2), id: wordAt(end) }
        : { type: 'publish', topic, payload: body.slice(end) };
    }
  }
}
