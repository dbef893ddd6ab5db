import fc from 'fast-check';
import { generate, type Packet, parser } from 'mqtt-packet';
import {
  connectPacket,
  createPacketReader,
  disconnectPacket,
  NoMqttError,
  pingPacket,
  pubackPacket,
  subscribePacket,
} from './mqttPackets';

/** A packet as the codec of mqtt.js reads it. */
function readByOthers(bytes: Uint8Array): Packet {
  const read = parser({ protocolVersion: 4 });
  const packets: Packet[] = [];
  read.on('packet', (packet) => packets.push(packet));
  expect(read.parse(Buffer.from(bytes))).toBe(0);
  expect(packets).toHaveLength(1);
  return packets[0] as Packet;
}

test('who signs in is told as others read it, in any letters', () => {
  const given = { clientId: 'console1', keepAlive: 30, username: 'Ärztin', password: 'パス:7' };
  expect(readByOthers(connectPacket(given))).toMatchObject({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: 'console1',
    keepalive: 30,
    username: 'Ärztin',
    password: Buffer.from('パス:7'),
  });
  expect(readByOthers(connectPacket({ ...given, username: '', password: '' }))).not.toHaveProperty(
    'username',
  );
});

test('a subscription of many topics is read by others as it was meant', () => {
  const topics = Array.from({ length: 40 }, (_, at) => ({
    topic: `plant/${at}/größe`,
    qos: (at % 2) as 0 | 1,
  }));
  expect(readByOthers(subscribePacket(7, topics))).toMatchObject({
    cmd: 'subscribe',
    messageId: 7,
    subscriptions: topics,
  });
});

test('acknowledgements, signs of life and the end are read by others', () => {
  expect(readByOthers(pubackPacket(517))).toMatchObject({ cmd: 'puback', messageId: 517 });
  expect(readByOthers(pingPacket())).toMatchObject({ cmd: 'pingreq' });
  expect(readByOthers(disconnectPacket())).toMatchObject({ cmd: 'disconnect' });
});

const message = fc.record({
  topic: fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((topic) => !/[+#\0]/.test(topic)),
  payload: fc.uint8Array({ maxLength: 400 }),
  id: fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
});

const published = (topic: string, payload: Uint8Array, id?: number) =>
  generate({
    cmd: 'publish',
    topic,
    payload: Buffer.from(payload),
    qos: id === undefined ? 0 : 1,
    ...(id !== undefined && { messageId: id }),
    dup: false,
    retain: false,
  } as Packet);

test('messages that others wrote arrive whole and in order, however they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(message, { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }),
      (messages, cuts) => {
        const bytes = Buffer.concat([
          generate({ cmd: 'connack', returnCode: 0, sessionPresent: false }),
          generate({ cmd: 'suback', messageId: 1, granted: [0, 128] }),
          ...messages.map(({ topic, payload, id }) => published(topic, payload, id)),
          generate({ cmd: 'pingresp' }),
        ]);
        const read = createPacketReader();
        const packets = [];
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const length = cuts[turn % cuts.length] as number;
          packets.push(...read(bytes.subarray(at, at + length)));
          at += length;
        }
        expect(packets).toEqual([
          { type: 'connack', code: 0 },
          { type: 'suback', codes: [0, 128] },
          ...messages.map(({ topic, payload, id }) => ({
            type: 'publish',
            topic,
            payload: Uint8Array.from(payload),
            ...(id !== undefined && { id }),
          })),
          { type: 'pingresp' },
        ]);
      },
    ),
  );
});

test('a refusal has its code', () => {
  const read = createPacketReader();
  expect(read(generate({ cmd: 'connack', returnCode: 5, sessionPresent: false }))).toEqual([
    { type: 'connack', code: 5 },
  ]);
});

test.each([
  ['another protocol', new TextEncoder().encode('HTTP/1.1 400 Bad Request')],
  ['a length without an end', Uint8Array.from([0x30, 0xff, 0xff, 0xff, 0xff])],
  ['a packet larger than any message', Uint8Array.from([0x30, 0xff, 0xff, 0xff, 0x7f])],
  ['a message that ends within its topic', Uint8Array.from([0x30, 3, 0, 9, 65])],
  ['an answer without a code', Uint8Array.from([0x20, 1, 0])],
])('%s is no MQTT', (_, bytes) => {
  expect(() => createPacketReader()(bytes)).toThrow(NoMqttError);
});
