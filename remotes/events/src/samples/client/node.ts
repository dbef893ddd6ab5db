import { addressesOf, byDestination, type Consumer, literal, literals, program } from './consumer';

/** A consumer for Node 18 or newer: amqplib, mqtt, or the server of Node itself for a webhook. */
export const nodeClient = byDestination({ amqp, mqtt, webhook });

const username = ({ broker }: Consumer) =>
  broker.username === undefined
    ? 'process.env.BROKER_USERNAME'
    : `process.env.BROKER_USERNAME ?? ${literal(broker.username)}`;

/** The certificate of the broker, as the page of the broker shows it. */
const certificate = 'readFileSync(process.env.BROKER_CERTIFICATE ?? "broker.pem")';

function amqp(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const { exchange = '', vhost = '/' } = destination.amqp ?? {};
  const secure = broker.secureConnection;
  return program([
    '// npm install amqplib; run as a module (.mjs)',
    secure && 'import { readFileSync } from "node:fs";',
    'import { connect } from "amqplib";',
    '',
    'const connection = await connect(',
    '  {',
    `    protocol: ${literal(secure ? 'amqps' : 'amqp')},`,
    `    hostname: ${literal(broker.host ?? '')},`,
    `    port: ${broker.port},`,
    `    username: ${username(consumer)},`,
    '    password: process.env.BROKER_PASSWORD,',
    `    vhost: ${literal(vhost)},`,
    '  },',
    secure && `  { ca: [${certificate}], servername: ${literal(broker.host ?? '')} },`,
    ');',
    'const channel = await connection.createChannel();',
    'const { queue } = await channel.assertQueue("", { exclusive: true });',
    `for (const key of [${literals(addressesOf(consumer))}])`,
    `  await channel.bindQueue(queue, ${literal(exchange)}, key);`,
    '',
    'await channel.consume(queue, (message) => {',
    '  if (!message) return;',
    '  console.log(message.fields.routingKey, JSON.parse(message.content.toString()));',
    '  channel.ack(message);',
    '});',
    'console.log("Waiting for messages");',
  ]);
}

function mqtt(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const secure = broker.secureConnection;
  const url = `${secure ? 'mqtts' : 'mqtt'}://${broker.host}:${broker.port}`;
  return program([
    '// npm install mqtt; run as a module (.mjs)',
    secure && 'import { readFileSync } from "node:fs";',
    'import { connectAsync } from "mqtt";',
    '',
    `const client = await connectAsync(${literal(url)}, {`,
    `  username: ${username(consumer)},`,
    '  password: process.env.BROKER_PASSWORD,',
    secure && `  ca: ${certificate},`,
    '});',
    'client.on("message", (topic, body) => console.log(topic, JSON.parse(body.toString())));',
    `await client.subscribeAsync([${literals(addressesOf(consumer))}], { qos: ${destination.mqtt?.qos ?? 0} });`,
    'console.log("Waiting for messages");',
  ]);
}

function webhook(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const secure = broker.secureConnection;
  const authentication = destination.webhook?.authenticationType;
  return program([
    '// No packages needed; run as a module (.mjs)',
    authentication === 'DIGEST' && 'import { createHash, randomUUID } from "node:crypto";',
    secure && 'import { readFileSync } from "node:fs";',
    `import { createServer } from "node:${secure ? 'https' : 'http'}";`,
    '',
    `const addresses = [${literals(addressesOf(consumer))}];`,
    authentication && `const username = ${username(consumer)};`,
    authentication && 'const password = process.env.BROKER_PASSWORD;',
    ...(authentication === 'BASIC' ? basic : authentication === 'DIGEST' ? digest : []),
    '',
    'const receive = async (request, response) => {',
    '  if (request.method !== "POST" || !addresses.includes(request.url)) {',
    '    response.writeHead(404).end();',
    '    return;',
    '  }',
    ...(authentication
      ? [
          '  if (!isAllowed(request)) {',
          '    response.writeHead(401, { "WWW-Authenticate": challenge }).end();',
          '    return;',
          '  }',
        ]
      : []),
    '  let body = "";',
    '  for await (const chunk of request) body += chunk;',
    '  console.log(request.url, JSON.parse(body));',
    '  response.writeHead(204).end();',
    '};',
    '',
    ...(secure
      ? [
          '// The certificate and the key of this receiver.',
          'const tls = {',
          '  cert: readFileSync(process.env.RECEIVER_CERTIFICATE ?? "receiver.pem"),',
          '  key: readFileSync(process.env.RECEIVER_KEY ?? "receiver.key"),',
          '};',
          'const server = createServer(tls, receive);',
        ]
      : ['const server = createServer(receive);']),
    `server.listen(${broker.port}, () => console.log("Waiting for messages"));`,
  ]);
}

const basic = [
  'const challenge = \'Basic realm="events"\';',
  'const expected = "Basic " + Buffer.from(username + ":" + password).toString("base64");',
  'const isAllowed = ({ headers }) => headers.authorization === expected;',
];

const digest = [
  'const nonce = randomUUID();',
  'const challenge = \'Digest realm="events", qop="auth", algorithm=MD5, nonce="\' + nonce + \'"\';',
  'const md5 = (...parts) => createHash("md5").update(parts.join(":")).digest("hex");',
  'const isAllowed = ({ method, headers }) => {',
  '  const pairs = (headers.authorization ?? "").matchAll(/(\\w+)=(?:"([^"]*)"|([^\\s,]*))/g);',
  '  const { uri, nc, cnonce, response, ...sent } = Object.fromEntries(',
  '    [...pairs].map(([, name, quoted, plain]) => [name, quoted ?? plain]),',
  '  );',
  '  const account = md5(username, "events", password);',
  '  return sent.nonce === nonce && response === md5(account, nonce, nc, cnonce, "auth", md5(method, uri));',
  '};',
];
