import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { ask } from '../test/ask';
import { describeFloods } from '../test/floods';
import { fuzzSettings, isDeep } from '../test/fuzzSettings';
import { setUpGateways } from '../test/gateways';

/** Sockets on which frames are sent. */
const sockets = isDeep ? 25_000 : 150;

const setup = setUpGateways({ shared: true, drainTime: 100 });

interface Frame {
  readonly final: boolean;
  /** Bits of extensions. */
  readonly reserved: number;
  readonly code: number;
  readonly masked: boolean;
  readonly payload: Buffer;
  /** Length that is said; default: the right one. */
  readonly length?: number | undefined;
}

function bytesOf({ final, reserved, code, masked, payload, length = payload.length }: Frame): Buffer {
  const first = (final ? 0x80 : 0) | (reserved << 4) | code;
  const bit = masked ? 0x80 : 0;
  const head =
    length < 126
      ? Buffer.from([first, bit | length])
      : length < 65_536
        ? Buffer.from([first, bit | 126, length >> 8, length & 0xff])
        : Buffer.concat([
            Buffer.from([first, bit | 127]),
            (() => {
              const long = Buffer.alloc(8);
              long.writeBigUInt64BE(BigInt(length));
              return long;
            })(),
          ]);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([head, ...(masked ? [Buffer.alloc(4)] : []), payload]);
}

const plain = { final: true, reserved: 0, code: 1, masked: true, payload: Buffer.from('hello') };
const times = (count: number, frame: Frame) =>
  Buffer.concat(Array.from({ length: count }, () => bytesOf(frame)));

const random = fc
  .record({
    final: fc.boolean(),
    reserved: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 7 })),
    code: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(0, 1, 2, 8, 9, 10) },
      fc.integer({ min: 0, max: 15 }),
    ),
    masked: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.boolean()),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.constantFrom(
        Buffer.from([0x03, 0xe8]),
        Buffer.from([0x00, 0x00]),
        Buffer.from([0xff]),
        Buffer.from('recreate'),
      ),
    ),
    length: fc.option(fc.oneof(fc.integer({ min: 0, max: 70_000 }), fc.constant(2 ** 53)), {
      nil: undefined,
      freq: 10,
    }),
  })
  .map(bytesOf);

/** Opens a socket by hand, sends, and ends the connection; the other side has to end it, too. */
function send(frames: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(setup.gateway.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    let sent = false;
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end after ${frames.toString('hex').slice(0, 2000)}`));
    }, 20_000);
    socket.write(
      `GET /api/sockets HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
        'Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n',
    );
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      if (sent || !heard.includes('\r\n\r\n')) return;
      sent = true;
      socket.end(frames);
    });
    socket
      .on('error', () => undefined)
      .once('close', done)
      .once('end', done);
  });
}

async function answers(): Promise<void> {
  const socket = new WebSocket(`${setup.gateway.url.replace('http', 'ws')}/api/sockets`);
  await once(socket, 'message');
  socket.send('good day');
  expect(String((await once(socket, 'message'))[0])).toBe('heard good day');
  socket.close();
  await once(socket, 'close');
  expect((await ask(setup.gateway.url, '/healthz')).status).toBe(200);
}

test('whatever frames are sent on a socket, the gateway ends it or goes on, and others have theirs', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(random, { minLength: 1, maxLength: 12 }), { minLength: 5, maxLength: 5 }),
      async (all) => {
        for (const heard of await Promise.all(all.map((frames) => send(Buffer.concat(frames)))))
          expect(heard).toMatch(/^HTTP\/1\.1 101 /);
        sent += all.length;
      },
    ),
    fuzzSettings(sockets / 5),
  );
  await answers();
  console.info(`${sent} sockets with odd frames.`);
}, 3_600_000);

/** Floods that are known to have brought servers down. */
const floods: Readonly<Record<string, () => Buffer>> = {
  messages: () => times(5000, plain),
  pings: () => times(5000, { ...plain, code: 9 }),
  'fragments without an end': () =>
    Buffer.concat([
      bytesOf({ ...plain, final: false }),
      times(20_000, { ...plain, final: false, code: 0, payload: Buffer.alloc(0) }),
    ]),
  'fragments that are too much together': () =>
    Buffer.concat([
      bytesOf({ ...plain, final: false }),
      times(100, { ...plain, final: false, code: 0, payload: Buffer.alloc(4096) }),
    ]),
  'a compressed bomb, though nothing was agreed on': () =>
    bytesOf({ ...plain, reserved: 4, payload: deflateRawSync(Buffer.alloc(50_000_000)) }),
  'a message that is too large': () => bytesOf({ ...plain, payload: Buffer.alloc(1_000_000) }),
  'frames without a mask': () => times(100, { ...plain, masked: false }),
};

describeFloods(floods, send, answers);
