import { addressesOf, byDestination, type Consumer, literal, literals, pathsOf, program } from './consumer';

/** A consumer for Java 17 or newer: the clients of RabbitMQ and Eclipse Paho, or the server of the JDK for a webhook. */
export const javaClient = byDestination({ amqp, mqtt, webhook });

const username = ({ broker }: Consumer) =>
  broker.username === undefined
    ? 'System.getenv("BROKER_USERNAME")'
    : `System.getenv().getOrDefault("BROKER_USERNAME", ${literal(broker.username)})`;

const password = 'System.getenv("BROKER_PASSWORD")';

const trustImports = [
  'import java.io.FileInputStream;',
  'import java.security.KeyStore;',
  'import java.security.cert.CertificateFactory;',
  'import javax.net.ssl.SSLContext;',
  'import javax.net.ssl.TrustManagerFactory;',
];

/** Trusts the certificate of the broker and no other. */
const trust = [
  '',
  '  private static SSLContext trustBroker() throws Exception {',
  '    var file = System.getenv().getOrDefault("BROKER_CERTIFICATE", "broker.pem");',
  '    var store = KeyStore.getInstance(KeyStore.getDefaultType());',
  '    store.load(null);',
  '    try (var pem = new FileInputStream(file)) {',
  '      store.setCertificateEntry("broker", CertificateFactory.getInstance("X.509").generateCertificate(pem));',
  '    }',
  '    var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());',
  '    trusted.init(store);',
  '    var tls = SSLContext.getInstance("TLS");',
  '    tls.init(null, trusted.getTrustManagers(), null);',
  '    return tls;',
  '  }',
];

function amqp(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const { exchange = '', vhost = '/' } = destination.amqp ?? {};
  const secure = broker.secureConnection;
  return program([
    '// com.rabbitmq:amqp-client:5',
    'import com.rabbitmq.client.ConnectionFactory;',
    ...(secure ? trustImports : []),
    'import java.nio.charset.StandardCharsets;',
    'import java.util.List;',
    '',
    'public class Consumer {',
    '  public static void main(String[] arguments) throws Exception {',
    '    var factory = new ConnectionFactory();',
    `    factory.setHost(${literal(broker.host ?? '')});`,
    `    factory.setPort(${broker.port});`,
    `    factory.setVirtualHost(${literal(vhost)});`,
    `    factory.setUsername(${username(consumer)});`,
    `    factory.setPassword(${password});`,
    secure && '    factory.useSslProtocol(trustBroker());',
    secure && '    factory.enableHostnameVerification();',
    '    var channel = factory.newConnection().createChannel();',
    '    var queue = channel.queueDeclare().getQueue();',
    `    for (var key : List.of(${literals(addressesOf(consumer))}))`,
    `      channel.queueBind(queue, ${literal(exchange)}, key);`,
    '    channel.basicConsume(queue, true, (tag, message) -> System.out.println(',
    '        message.getEnvelope().getRoutingKey() + " " + new String(message.getBody(), StandardCharsets.UTF_8)),',
    '        tag -> {});',
    '    System.out.println("Waiting for messages");',
    '  }',
    ...(secure ? trust : []),
    '}',
  ]);
}

function mqtt(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const secure = broker.secureConnection;
  const url = `${secure ? 'ssl' : 'tcp'}://${broker.host}:${broker.port}`;
  const qos = destination.mqtt?.qos ?? 0;
  return program([
    '// org.eclipse.paho:org.eclipse.paho.client.mqttv3:1.2.5',
    ...(secure ? trustImports : []),
    'import java.nio.charset.StandardCharsets;',
    'import java.util.List;',
    'import org.eclipse.paho.client.mqttv3.MqttClient;',
    'import org.eclipse.paho.client.mqttv3.MqttConnectOptions;',
    '',
    'public class Consumer {',
    '  public static void main(String[] arguments) throws Exception {',
    '    var options = new MqttConnectOptions();',
    `    options.setUserName(${username(consumer)});`,
    `    options.setPassword(${password}.toCharArray());`,
    secure && '    options.setSocketFactory(trustBroker().getSocketFactory());',
    secure && '    options.setHttpsHostnameVerificationEnabled(true);',
    `    var client = new MqttClient(${literal(url)}, MqttClient.generateClientId());`,
    '    client.connect(options);',
    `    for (var topic : List.of(${literals(addressesOf(consumer))}))`,
    `      client.subscribe(topic, ${qos}, (from, message) -> System.out.println(`,
    '          from + " " + new String(message.getPayload(), StandardCharsets.UTF_8)));',
    '    System.out.println("Waiting for messages");',
    '  }',
    ...(secure ? trust : []),
    '}',
  ]);
}

function webhook(consumer: Consumer): string {
  const { broker, destination } = consumer;
  const secure = broker.secureConnection;
  const authentication = destination.webhook?.authenticationType;
  return program([
    '// No packages needed',
    'import com.sun.net.httpserver.HttpExchange;',
    secure && 'import com.sun.net.httpserver.HttpsConfigurator;',
    secure && 'import com.sun.net.httpserver.HttpsServer;',
    !secure && 'import com.sun.net.httpserver.HttpServer;',
    secure && 'import java.io.FileInputStream;',
    'import java.io.IOException;',
    'import java.net.InetSocketAddress;',
    'import java.nio.charset.StandardCharsets;',
    secure && 'import java.security.KeyStore;',
    authentication === 'DIGEST' && 'import java.security.MessageDigest;',
    authentication === 'BASIC' && 'import java.util.Base64;',
    authentication === 'DIGEST' && 'import java.util.HashMap;',
    authentication === 'DIGEST' && 'import java.util.HexFormat;',
    'import java.util.List;',
    authentication === 'DIGEST' && 'import java.util.UUID;',
    authentication === 'DIGEST' && 'import java.util.regex.Pattern;',
    secure && 'import javax.net.ssl.KeyManagerFactory;',
    secure && 'import javax.net.ssl.SSLContext;',
    '',
    'public class Receiver {',
    `  private static final List<String> PATHS = List.of(${literals(pathsOf(consumer))});`,
    authentication && `  private static final String USERNAME = ${username(consumer)};`,
    authentication && `  private static final String PASSWORD = ${password};`,
    ...(authentication === 'BASIC' ? basic : authentication === 'DIGEST' ? digest : []),
    '',
    '  private static void receive(HttpExchange call) throws IOException {',
    '    var body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);',
    '    if (!PATHS.contains(call.getRequestURI().getPath())) {',
    '      call.sendResponseHeaders(404, -1);',
    ...(authentication
      ? [
          '    } else if (!isAllowed(call.getRequestHeaders().getFirst("Authorization"))) {',
          '      call.getResponseHeaders().set("WWW-Authenticate", CHALLENGE);',
          '      call.sendResponseHeaders(401, -1);',
        ]
      : []),
    '    } else {',
    '      System.out.println(call.getRequestURI() + " " + body);',
    '      call.sendResponseHeaders(204, -1);',
    '    }',
    '    call.close();',
    '  }',
    '',
    '  public static void main(String[] arguments) throws Exception {',
    ...(secure
      ? [
          '    // The certificate and the key of this receiver.',
          '    var secret = System.getenv("RECEIVER_STORE_PASSWORD").toCharArray();',
          '    var store = KeyStore.getInstance("PKCS12");',
          '    try (var file = new FileInputStream("receiver.p12")) {',
          '      store.load(file, secret);',
          '    }',
          '    var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());',
          '    keys.init(store, secret);',
          '    var tls = SSLContext.getInstance("TLS");',
          '    tls.init(keys.getKeyManagers(), null, null);',
          `    var server = HttpsServer.create(new InetSocketAddress(${broker.port}), 0);`,
          '    server.setHttpsConfigurator(new HttpsConfigurator(tls));',
        ]
      : [`    var server = HttpServer.create(new InetSocketAddress(${broker.port}), 0);`]),
    '    server.createContext("/", Receiver::receive);',
    '    server.start();',
    '    System.out.println("Waiting for messages");',
    '  }',
    '}',
  ]);
}

const basic = [
  '  private static final String CHALLENGE = "Basic realm=\\"events\\"";',
  '  private static final String EXPECTED = "Basic " + Base64.getEncoder()',
  '      .encodeToString((USERNAME + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));',
  '',
  '  private static boolean isAllowed(String authorization) {',
  '    return EXPECTED.equals(authorization);',
  '  }',
];

const digest = [
  '  private static final String NONCE = UUID.randomUUID().toString();',
  '  private static final String CHALLENGE =',
  '      "Digest realm=\\"events\\", qop=\\"auth\\", algorithm=MD5, nonce=\\"" + NONCE + "\\"";',
  '',
  '  private static String md5(String... parts) {',
  '    try {',
  '      var digest = MessageDigest.getInstance("MD5");',
  '      return HexFormat.of().formatHex(digest.digest(String.join(":", parts).getBytes(StandardCharsets.UTF_8)));',
  '    } catch (Exception impossible) {',
  '      throw new IllegalStateException(impossible);',
  '    }',
  '  }',
  '',
  '  private static boolean isAllowed(String authorization) {',
  '    var sent = new HashMap<String, String>();',
  '    var pairs = Pattern.compile("(\\\\w+)=(?:\\"([^\\"]*)\\"|([^\\\\s,]*))")',
  '        .matcher(authorization == null ? "" : authorization);',
  '    while (pairs.find()) sent.put(pairs.group(1), pairs.group(2) == null ? pairs.group(3) : pairs.group(2));',
  '    if (!NONCE.equals(sent.get("nonce"))) return false;',
  '    var account = md5(USERNAME, "events", PASSWORD);',
  '    var call = md5("POST", sent.get("uri"));',
  '    return md5(account, NONCE, sent.get("nc"), sent.get("cnonce"), "auth", call).equals(sent.get("response"));',
  '  }',
];
