import {
  BrokerOriginError,
  contentSecurityPolicy,
  documentationPolicy,
  FrameAncestorError,
  OverrideOriginError,
} from './contentSecurityPolicy';

test('the policy allows own scripts and styles only, and script text only by name', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; " +
      "trusted-types console-loader console-bundle highcharts 'allow-duplicates'",
  );
});

test('sites that may frame the console take the place of none', () => {
  expect(contentSecurityPolicy(["'self'", 'https://portal.example:8443', 'https://*.example'])).toContain(
    "; frame-ancestors 'self' https://portal.example:8443 https://*.example; ",
  );
});

test.each([
  "'none'",
  '*',
  'portal.example',
  'https://a.example; script-src *',
  'https://a.example/x',
  '',
  "x'self'",
  'xhttps://a.example',
  'ftp://a.example',
  'https://*.*.example',
  'https://a.example:',
  'https://a.example:8443x',
])('a frame ancestor that is not an origin is refused: %s', (ancestor) => {
  const policy = () => contentSecurityPolicy(['https://portal.example', ancestor]);
  expect(policy).toThrow(FrameAncestorError);
  expect(policy).toThrow(
    `'${ancestor}' is not an origin that may frame the console: give one like https://portal.example.`,
  );
});

test.each(['http://portal.example', 'https://portal.example:*', 'HTTPS://Portal-2.Example'])(
  '%s may be let frame the console',
  (ancestor) => {
    expect(contentSecurityPolicy([ancestor])).toContain(`; frame-ancestors ${ancestor}; `);
  },
);

test('origins to run remotes from may give scripts and be asked, and nothing else', () => {
  const policy = contentSecurityPolicy([], ['http://localhost:3001', 'https://preview.example']);
  expect(policy).toContain(
    "; script-src 'self' http://localhost:3001 https://preview.example; style-src 'self'; ",
  );
  expect(policy).toContain(
    "; connect-src 'self' http://localhost:3001 https://preview.example ws://localhost:3001 wss://preview.example; ",
  );
});

test.each([
  "'self'",
  '*',
  'https://*.example',
  'localhost:3001',
  'http://localhost:3001/',
  'http://a;script-src *',
  'xhttp://localhost:3001',
  'ws://localhost:3001',
  'http://localhost:',
  'http://localhost:3001x',
])('an origin to run remotes from has to be one origin in full, not %s', (origin) => {
  const policy = () => contentSecurityPolicy([], ['http://localhost:3001', origin]);
  expect(policy).toThrow(OverrideOriginError);
  expect(policy).toThrow(
    `'${origin}' is not an origin to run remotes from: give one like http://localhost:3001.`,
  );
});

test('an origin to run remotes from may be written in capitals, and is asked by sockets all the same', () => {
  expect(contentSecurityPolicy([], ['HTTP://A-2.example'])).toContain(
    "; connect-src 'self' HTTP://A-2.example ws://A-2.example; ",
  );
});

test('brokers whose messages are listened to may be connected to, and give nothing else', () => {
  const policy = contentSecurityPolicy([], [], ['wss://mq.example:9001', 'ws://10.0.0.5:15675']);
  expect(policy).toContain("; connect-src 'self' wss://mq.example:9001 ws://10.0.0.5:15675; ");
  expect(policy.replace(/connect-src[^;]*; /, '')).toBe(
    contentSecurityPolicy().replace(/connect-src[^;]*; /, ''),
  );
});

test('the address of a broker is written as browsers write it', () => {
  expect(contentSecurityPolicy([], [], ['WSS://MQ.example:443'])).toContain(
    "; connect-src 'self' wss://mq.example; ",
  );
});

test.each([
  '*',
  'wss:',
  "'self'",
  'https://mq.example',
  'mq.example:9001',
  'wss://*.example',
  'wss://mq.example:*',
  'wss://mq.example/mqtt',
  'wss://mq.example:9001/',
  'wss://user@mq.example',
  'wss://mq.example:99999',
  'wss://a;script-src *',
])('the address of a broker has to be one origin of sockets, not %s', (origin) => {
  expect(() => contentSecurityPolicy([], [], [origin])).toThrow(BrokerOriginError);
});

test('the documentation of the service may have its own style sheet, and no script', () => {
  expect(documentationPolicy).toContain("style-src 'self'");
  expect(documentationPolicy).not.toContain('script-src');
});
