import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:tls';
import fc from 'fast-check';
import { cert, key } from '../test/certificate';
import { describeFloods } from '../test/floods';
import { fuzzSettings, isDeep } from '../test/fuzzSettings';
import { setUpGateways } from '../test/gateways';

/** Connections on which frames are sent. */
const connections = isDeep ? 25_000 : 150;

const setup = setUpGateways({
  shared: true,
  tls: { key, cert },
  bodyTimeout: 100,
  drainTime: 100,
  host: 'localhost',
});

const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

interface Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;
  /** Length that is said; default: the right one. */
  readonly length?: number | undefined;
}

function bytesOf({ type, flags, stream, payload, length = payload.length }: Frame): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length & 0xff_ff_ff, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream >>> 0, 5);
  return Buffer.concat([head, payload]);
}

const types = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  ping: 6,
  window: 8,
  continuation: 9,
} as const;
const endStream = 0x1;
const endHeaders = 0x4;

/** A text of HPACK, not compressed. */
const literal = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
/** GET https / of the host, by entries of the static table. */
const asks = Buffer.concat([Buffer.from([0x82, 0x87, 0x84, 0x01]), literal('localhost')]);
const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const frame = (type: number, stream: number, payload: Buffer, flags = 0) =>
  bytesOf({ type, flags, stream, payload });
const times = (count: number, one: (index: number) => Buffer) =>
  Buffer.concat(Array.from({ length: count }, (_, index) => one(index)));

const random = fc
  .record({
    type: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 10 }) },
      fc.integer({ min: 0, max: 255 }),
    ),
    flags: fc.oneof(fc.constantFrom(0, 1, 4, 5, 8, 0x20, 0x25, 0x2d), fc.integer({ min: 0, max: 255 })),
    stream: fc.oneof(fc.constantFrom(0, 1, 2, 3, 5, 7, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1), fc.nat()),
    payload: fc.oneof(
      fc.constant(asks),
      fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)),
      fc.uint8Array({ maxLength: 20 }).map((array) => Buffer.concat([asks, Buffer.from(array)])),
      fc.nat().map(number32),
      fc
        .tuple(fc.integer({ min: 0, max: 9 }), fc.nat())
        .map(([id, value]) => Buffer.concat([Buffer.from([0, id]), number32(value)])),
    ),
    length: fc.option(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { nil: undefined, freq: 12 }),
  })
  .map(bytesOf);

/** Floods that are known to have brought servers down. */
const floods: Readonly<Record<string, () => Buffer>> = {
  'requests that are taken back at once': () =>
    times(400, (index) =>
      Buffer.concat([
        frame(types.headers, 2 * index + 1, asks, endHeaders | endStream),
        frame(types.reset, 2 * index + 1, number32(8)),
      ]),
    ),
  settings: () =>
    times(2000, () => frame(types.settings, 0, Buffer.concat([Buffer.from([0, 4]), number32(1)]))),
  pings: () => times(2000, () => frame(types.ping, 0, Buffer.alloc(8))),
  'headers without an end': () =>
    Buffer.concat([
      frame(types.headers, 1, asks),
      times(2000, () =>
        frame(types.continuation, 1, Buffer.concat([Buffer.from([0x00]), literal('x-a'), literal('b')])),
      ),
    ]),
  'headers of nothing without an end': () =>
    Buffer.concat([
      frame(types.headers, 1, asks),
      times(5000, () => frame(types.continuation, 1, Buffer.alloc(0))),
    ]),
  'a large header that is named again and again': () =>
    Buffer.concat([
      frame(
        types.headers,
        1,
        Buffer.concat([
          asks,
          Buffer.from([0x40]),
          literal('x-bomb'),
          Buffer.from([0x7f, 0x81, 0x1e]),
          Buffer.alloc(4000, 'a'),
        ]),
        endHeaders | endStream,
      ),
      frame(types.headers, 3, Buffer.concat([asks, Buffer.alloc(16_000, 0xbe)]), endHeaders | endStream),
    ]),
  'frames without data': () =>
    Buffer.concat([
      frame(types.headers, 1, asks, endHeaders),
      times(5000, () => frame(types.data, 1, Buffer.alloc(0))),
    ]),
  priorities: () =>
    times(3000, (index) =>
      frame(types.priority, 2 * index + 1, Buffer.concat([number32(0), Buffer.from([16])])),
    ),
  'a window that is too large': () => times(3, () => frame(types.window, 0, number32(2 ** 31 - 1))),
  'answers that nobody reads': () =>
    Buffer.concat([
      frame(types.settings, 0, Buffer.concat([Buffer.from([0, 4]), number32(0)])),
      times(90, (index) => frame(types.headers, 2 * index + 1, asks, endHeaders | endStream)),
    ]),
};

/** Sends frames on a connection of their own, and ends it; the other side has to end it, too. */
function send(frames: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(setup.gateway.url);
    const socket = connect({ host: 'localhost', port: Number(port), ca: cert, ALPNProtocols: ['h2'] });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end after ${frames.toString('hex').slice(0, 2000)}`));
    }, 20_000);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve();
    };
    socket.once('secureConnect', () =>
      socket.end(Buffer.concat([preface, frame(types.settings, 0, Buffer.alloc(0)), frames])),
    );
    socket.on('data', () => undefined).on('error', () => undefined);
    socket.once('close', done).once('end', done);
  });
}

async function answers(): Promise<void> {
  const session = connectHttp2(setup.gateway.url, { ca: cert });
  const stream = session.request({ ':path': '/healthz' });
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(200);
  stream.resume();
  await once(stream, 'end');
  session.close();
}

test('whatever frames are sent, the gateway ends what it does not understand, and answers others', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(random, { minLength: 1, maxLength: 12 }), { minLength: 5, maxLength: 5 }),
      async (all) => {
        await Promise.all(all.map((frames) => send(Buffer.concat(frames))));
        sent += all.length;
      },
    ),
    fuzzSettings(connections / 5),
  );
  await answers();
  console.info(`${sent} connections of HTTP/2 with odd frames.`);
}, 3_600_000);

describeFloods(floods, send, answers);
