import { addressesOf, byDestination, type Consumer, literal, literals, pathsOf, program } from './consumer';

/** A consumer for Python 3.9 or newer: pika, paho-mqtt 1, or the server of Python itself for a webhook. */
export const pythonClient = byDestination({ amqp, mqtt, webhook });

const username = ({ broker }: Consumer) =>
  broker.username === undefined
    ? 'os.environ["BROKER_USERNAME"]'
    : `os.environ.get("BROKER_USERNAME", ${literal(broker.username)})`;

const password = 'os.environ["BROKER_PASSWORD"]';
const certificate = 'os.environ.get("BROKER_CERTIFICATE", "broker.pem")';

function amqp(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const { exchange = '', vhost = '/' } = destination.amqp ?? {};
  const secure = broker.secureConnection;
  const host = literal(broker.host ?? '');
  return program([
    '# pip install pika',
    'import json',
    'import os',
    secure && 'import ssl',
    '',
    'import pika',
    '',
    'parameters = pika.ConnectionParameters(',
    `    host=${host},`,
    `    port=${broker.port},`,
    `    virtual_host=${literal(vhost)},`,
    `    credentials=pika.PlainCredentials(${username(consumer)}, ${password}),`,
    secure && `    ssl_options=pika.SSLOptions(ssl.create_default_context(cafile=${certificate}), ${host}),`,
    ')',
    'channel = pika.BlockingConnection(parameters).channel()',
    'queue = channel.queue_declare("", exclusive=True).method.queue',
    `for key in [${literals(addressesOf(consumer))}]:`,
    `    channel.queue_bind(queue, ${literal(exchange)}, key)`,
    '',
    '',
    'def receive(channel, method, properties, body):',
    '    print(method.routing_key, json.loads(body))',
    '    channel.basic_ack(method.delivery_tag)',
    '',
    '',
    'channel.basic_consume(queue, receive)',
    'print("Waiting for messages")',
    'channel.start_consuming()',
  ]);
}

function mqtt(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const topics = addressesOf(consumer).map((topic) => `(${literal(topic)}, ${destination.mqtt?.qos ?? 0})`);
  return program([
    '# pip install "paho-mqtt<2"; version 2 has another constructor: mqtt.Client(mqtt.CallbackAPIVersion.VERSION1)',
    'import json',
    'import os',
    '',
    'import paho.mqtt.client as mqtt',
    '',
    '',
    'def subscribe(client, data, flags, result):',
    `    client.subscribe([${topics.join(', ')}])`,
    '    print("Waiting for messages")',
    '',
    '',
    'def receive(client, data, message):',
    '    print(message.topic, json.loads(message.payload))',
    '',
    '',
    'client = mqtt.Client()',
    `client.username_pw_set(${username(consumer)}, ${password})`,
    broker.secureConnection && `client.tls_set(ca_certs=${certificate})`,
    'client.on_connect = subscribe',
    'client.on_message = receive',
    `client.connect(${literal(broker.host ?? '')}, ${broker.port})`,
    'client.loop_forever()',
  ]);
}

function webhook(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const secure = broker.secureConnection;
  const authentication = destination.webhook?.authenticationType;
  return program([
    '# No packages needed',
    authentication === 'BASIC' && 'import base64',
    authentication === 'DIGEST' && 'import hashlib',
    'import json',
    authentication && 'import os',
    authentication === 'DIGEST' && 'import re',
    secure && 'import ssl',
    authentication === 'DIGEST' && 'import uuid',
    'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
    '',
    `PATHS = [${literals(pathsOf(consumer))}]`,
    authentication && `USERNAME = ${username(consumer)}`,
    authentication && `PASSWORD = ${password}`,
    ...(authentication === 'BASIC' ? basic : authentication === 'DIGEST' ? digest : []),
    '',
    '',
    'class Receiver(BaseHTTPRequestHandler):',
    '    protocol_version = "HTTP/1.1"',
    '',
    '    def answer(self, status, **headers):',
    '        self.send_response(status)',
    '        self.send_header("Content-Length", "0")',
    '        for name, value in headers.items():',
    '            self.send_header(name.replace("_", "-"), value)',
    '        self.end_headers()',
    '',
    '    def do_POST(self):',
    '        body = self.rfile.read(int(self.headers["Content-Length"]))',
    '        if self.path.split("?")[0] not in PATHS:',
    '            return self.answer(404)',
    authentication && '        if not is_allowed(self.headers.get("Authorization", "")):',
    authentication && '            return self.answer(401, WWW_Authenticate=CHALLENGE)',
    '        print(self.path, json.loads(body))',
    '        self.answer(204)',
    '',
    '',
    `server = ThreadingHTTPServer(("", ${broker.port}), Receiver)`,
    ...(secure
      ? [
          '# The certificate and the key of this receiver.',
          'tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)',
          'tls.load_cert_chain("receiver.pem", "receiver.key")',
          'server.socket = tls.wrap_socket(server.socket, server_side=True)',
        ]
      : []),
    'print("Waiting for messages")',
    'server.serve_forever()',
  ]);
}

const basic = [
  'CHALLENGE = \'Basic realm="events"\'',
  'EXPECTED = "Basic " + base64.b64encode(f"{USERNAME}:{PASSWORD}".encode()).decode()',
  '',
  '',
  'def is_allowed(authorization):',
  '    return authorization == EXPECTED',
];

const digest = [
  'NONCE = uuid.uuid4().hex',
  'CHALLENGE = f\'Digest realm="events", qop="auth", algorithm=MD5, nonce="{NONCE}"\'',
  '',
  '',
  'def md5(*parts):',
  '    return hashlib.md5(":".join(parts).encode()).hexdigest()',
  '',
  '',
  'def is_allowed(authorization):',
  '    pairs = re.findall(r\'(\\w+)=(?:"([^"]*)"|([^\\s,]*))\', authorization)',
  '    sent = {name: quoted or plain for name, quoted, plain in pairs}',
  '    if sent.get("nonce") != NONCE:',
  '        return False',
  '    account = md5(USERNAME, "events", PASSWORD)',
  '    call = md5("POST", sent["uri"])',
  '    return sent["response"] == md5(account, NONCE, sent["nc"], sent["cnonce"], "auth", call)',
];
