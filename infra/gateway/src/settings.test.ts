import { createKeyPair } from '@console/store';
import { gatewaySettings, SettingError } from './settings';

const needed = {
  SHELL_DIR: '/console/shell',
  STORE_DIR: '/console/store',
  SERVICE_URL: 'https://service.example',
  REGISTRY_PUBLIC_KEYS: '/registry.pub',
};
const { publicKey, privateKey } = createKeyPair();
const read = (environment: Record<string, string>) =>
  gatewaySettings({ ...needed, ...environment }, (path) =>
    path === '/registry.pub' ? publicKey : path === '/audit.key' ? privateKey : `content of ${path}`,
  );

test('what is set is taken, what is not is left to the defaults of the gateway', () => {
  expect(read({ PORT: '', HOST: '' })).toMatchObject({
    host: undefined,
    port: undefined,
    shellDir: '/console/shell',
    galleryDir: undefined,
    store: { folder: '/console/store' },
    registryKeys: [publicKey],
    serviceUrl: 'https://service.example',
    configuration: {},
    frameAncestors: [],
    allowedOrigins: [],
    brokerOrigins: [],
    deltas: true,
    timings: false,
    tls: undefined,
  });
  expect(
    read({
      HOST: '0.0.0.0',
      GALLERY_DIR: '/console/gallery',
      PORT: '443',
      CONSOLE_CONFIGURATION: '{"pollInterval":1000}',
      FRAME_ANCESTORS: 'https://a.example https://b.example',
      ALLOWED_ORIGINS: 'https://a.example,https://b.example',
      ALLOWED_HOSTS: 'console.example localhost:8080',
      BROKER_ORIGINS: 'wss://mq.example:9001, wss://mqtt.example:443',
      DRAIN_TIME: '0',
      REGISTRY_SINCE: '12',
      DELTAS: 'off',
      TIMINGS: 'on',
      TRUSTED_PROXIES: '10.0.0.0/8 loopback',
      TLS_KEY_FILE: '/key',
      TLS_CERT_FILE: '/cert',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    galleryDir: '/console/gallery',
    port: 443,
    configuration: { pollInterval: 1000 },
    frameAncestors: ['https://a.example', 'https://b.example'],
    allowedOrigins: ['https://a.example', 'https://b.example'],
    allowedHosts: ['console.example', 'localhost:8080'],
    brokerOrigins: ['wss://mq.example:9001', 'wss://mqtt.example'],
    drainTime: 0,
    registrySince: 12,
    deltas: false,
    timings: true,
    trustedProxies: ['10.0.0.0/8', 'loopback'],
    tls: { key: 'content of /key', cert: 'content of /cert' },
  });
});

const recording = { AUDIT: 'enforced', AUDIT_DIR: '/trail', AUDIT_KEY_FILE: '/audit.key' };

test('changes are recorded where a folder and a key are named', () => {
  expect(read({}).audit).toBeUndefined();
  expect(read({ AUDIT: 'off' }).audit).toBeUndefined();
  expect(
    read({ ...recording, AUDIT_NAME: 'North-1', AUDIT_CHECKPOINTS: '/mnt/a.jsonl syslog://log.example' })
      .audit,
  ).toEqual({
    enforced: true,
    folder: '/trail',
    key: privateKey,
    name: 'north-1',
    checkpoints: ['/mnt/a.jsonl', 'syslog://log.example'],
    keep: { days: 365, bytes: 1024 ** 3 },
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SERVICE_URL: '' }, 'SERVICE_URL'],
  [{ SERVICE_URL: 'service.example' }, 'SERVICE_URL'],
  [{ SERVICE_URL: 'file:///etc' }, 'SERVICE_URL'],
  [{ DELTAS: 'yes' }, 'DELTAS'],
  [{ TIMINGS: 'yes' }, 'TIMINGS'],
  [{ DRAIN_TIME: 'long' }, 'DRAIN_TIME'],
  [
    { BROKER_ORIGINS: 'https://mq.example' },
    "BROKER_ORIGINS: 'https://mq.example' is not an address of sockets",
  ],
  [{ BROKER_ORIGINS: 'wss://mq.example/ws' }, 'BROKER_ORIGINS'],
  [{ BROKER_ORIGINS: 'wss://*.example' }, 'BROKER_ORIGINS'],
  [{ ALLOWED_HOSTS: 'https://console.example' }, 'ALLOWED_HOSTS'],
  [{ SHELL_DIR: '' }, 'SHELL_DIR'],
  [{ CONSOLE_CONFIGURATION: '[]' }, 'CONSOLE_CONFIGURATION'],
  [{ CONSOLE_CONFIGURATION: '{' }, 'CONSOLE_CONFIGURATION'],
  [{ TLS_KEY_FILE: '/key' }, 'TLS_KEY_FILE'],
  [{ SERVICE_TIMEOUT: '0' }, 'SERVICE_TIMEOUT'],
  [{ STORE_DIR: 's3://console' }, 'STORE_DIR: AWS_ACCESS_KEY_ID'],
  [{ STORE_DIR: 'gs://console' }, "STORE_DIR: 'gs://console' is not the address of a store"],
  [{ REGISTRY_PUBLIC_KEYS: '' }, 'REGISTRY_PUBLIC_KEYS'],
  [{ REGISTRY_PUBLIC_KEYS: '/none.pub' }, 'REGISTRY_PUBLIC_KEYS: /none.pub is not a public key'],
  [{ REGISTRY_PUBLIC_KEYS: privateKey }, 'is a private key'],
  [{ AUDIT: 'yes' }, "AUDIT is 'yes', but has to be off, on or enforced"],
  [{ AUDIT: 'on' }, 'AUDIT_DIR'],
  [{ AUDIT: 'on', AUDIT_DIR: '/trail' }, 'AUDIT_KEY_FILE'],
  [{ ...recording, AUDIT_KEY_FILE: '/registry.pub' }, 'AUDIT_KEY_FILE: /registry.pub is not a private key'],
  [{ ...recording, AUDIT_NAME: 'north/1' }, 'AUDIT_NAME'],
  [{ ...recording, AUDIT_CHECKPOINTS: 'gopher://away' }, 'AUDIT_CHECKPOINTS'],
  [{ ...recording, AUDIT_KEEP_DAYS: '0' }, 'AUDIT_KEEP_DAYS'],
  [{ ...recording, AUDIT_RULES_FILE: '/audit.key' }, 'AUDIT_RULES_FILE: The rules are no JSON'],
])('%o is refused by name', (environment, name) => {
  expect(() => read(environment as Record<string, string>)).toThrow(SettingError);
  expect(() => read(environment as Record<string, string>)).toThrow(name);
});

test('the store may be a bucket, and keys may be given as they are, several at a time', () => {
  const other = createKeyPair().publicKey;
  expect(
    read({
      STORE_DIR: 's3://console/north',
      AWS_ACCESS_KEY_ID: 'one',
      AWS_SECRET_ACCESS_KEY: 'two',
      REGISTRY_PUBLIC_KEYS: `${publicKey}${other}`,
    }),
  ).toMatchObject({ store: { name: 's3://console/north' }, registryKeys: [`${publicKey}${other}`] });
});

test.each([
  [{ REGISTRY_PUBLIC_KEYS: '/console/store/keys/registry.pub' }, 'REGISTRY_PUBLIC_KEYS', '/console/store'],
  [{ ...recording, AUDIT_KEY_FILE: '/trail/audit.key' }, 'AUDIT_KEY_FILE', '/trail'],
  [{ REGISTRY_PUBLIC_KEYS: '/console/shell/registry.pub' }, 'REGISTRY_PUBLIC_KEYS', '/console/shell'],
  [{ STATE_STORE: '/', REGISTRY_PUBLIC_KEYS: '/registry.pub' }, 'REGISTRY_PUBLIC_KEYS', '/'],
  [
    { TLS_KEY_FILE: '/console/store/../store/tls.key', TLS_CERT_FILE: '/cert' },
    'TLS_KEY_FILE',
    '/console/store',
  ],
])('a key that lies where a gateway serves from or writes to is refused: %j', (environment, name, folder) => {
  const sentence = ` lies in ${folder}, which gateways read. Move it to a folder of its own.`;
  expect(() => read(environment)).toThrow(SettingError);
  expect(() => read(environment)).toThrow(new RegExp(`^${name}: .*${sentence}$`));
});

test('pages of other sites get tokens where a key is named that seals them', () => {
  const keys: Readonly<Record<string, string>> = {
    '/registry.pub': publicKey,
    '/embedding.key': `${Buffer.alloc(32, 3).toString('base64')}\n`,
    '/short.key': 'c2hvcnQ=',
  };
  const readKeys = (file: string) =>
    gatewaySettings({ ...needed, EMBEDDING_KEY_FILE: file }, (path) => keys[path] ?? '').embedding;
  expect(readKeys('')).toBeUndefined();
  expect(readKeys('/embedding.key')).toEqual({ keys: [Buffer.alloc(32, 3)] });
  for (const file of ['/short.key', '/empty.key', '/console/store/embedding.key'])
    expect(() => readKeys(file)).toThrow(/^EMBEDDING_KEY_FILE: /);
});

describe('the sign-in at a company', () => {
  const table = JSON.stringify({ rules: [{ claims: { groups: 'staff' }, account: 'personal' }] });
  const files: Readonly<Record<string, string>> = {
    '/registry.pub': publicKey,
    '/oidc.key': `${Buffer.alloc(32, 1).toString('base64')}\n${Buffer.alloc(32, 2).toString('base64')}\n`,
    '/short.key': 'c2hvcnQ=',
    '/accounts.json': table,
    '/secret': 'secret\n',
    '/lost.json': JSON.stringify({
      accounts: [{ name: 'lost', passwordFile: 'nowhere' }],
      rules: [{ claims: { sub: '*' }, account: 'lost' }],
    }),
  };
  const company = {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET_FILE: '/secret',
    OIDC_PUBLIC_URL: 'https://console.example',
    OIDC_KEY_FILE: '/oidc.key',
    OIDC_ACCOUNTS_FILE: '/accounts.json',
  };
  const signed = {
    OIDC_ISSUER: '',
    OIDC_HEADER: 'X-Pomerium-JWT-Assertion',
    OIDC_HEADER_KEYS: 'https://proxy.example/jwks',
    OIDC_HEADER_ISSUER: 'proxy.example',
    OIDC_HEADER_AUDIENCE: 'console.example',
  };
  const readCompany = (changed: Record<string, string>) =>
    gatewaySettings({ ...needed, ...company, ...changed }, (path) => {
      if (path === '/nowhere') throw new Error(`no such file, open '${path}'`);
      return files[path] ?? '';
    });

  test('is off until a provider is named', () => {
    expect(readCompany({ OIDC_ISSUER: '' }).identity).toBeUndefined();
  });

  test('reads passwords beside the table of accounts, or where a path says', () => {
    const { readFile } = readCompany({}).identity ?? {};
    expect([readFile?.('secret'), readFile?.('/secret')]).toEqual(['secret\n', 'secret\n']);
  });

  test('has defaults for everything but what only the site knows', () => {
    expect(readCompany({}).identity).toMatchObject({
      provider: { issuer: 'https://login.example', clientSecret: 'secret', scope: undefined },
      proxy: undefined,
      company: 'login.example',
      keys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
      limits: { idle: 3_600_000, whole: 43_200_000 },
      provenFor: 300_000,
      passwordFrom: undefined,
    });
    expect(
      readCompany({
        OIDC_COMPANY: 'Example',
        OIDC_SCOPE: 'openid groups',
        OIDC_CLIENT_SECRET_FILE: '',
        OIDC_IDLE_MINUTES: '10',
        OIDC_SESSION_HOURS: '1',
        OIDC_PROOF_MINUTES: '1',
        OIDC_PASSWORD_FROM: '10.0.0.0/8 loopback',
      }).identity,
    ).toMatchObject({
      company: 'Example',
      provider: { scope: 'openid groups', clientSecret: undefined },
      limits: { idle: 600_000, whole: 3_600_000 },
      provenFor: 60_000,
      passwordFrom: ['10.0.0.0/8', 'loopback'],
    });
  });

  test('takes the word of a proxy instead', () => {
    expect(readCompany(signed).identity).toMatchObject({
      provider: undefined,
      proxy: {
        name: 'x-pomerium-jwt-assertion',
        signed: { keys: 'https://proxy.example/jwks', issuer: 'proxy.example', audience: 'console.example' },
        from: undefined,
      },
      company: 'console.example',
    });
    expect(
      readCompany({
        OIDC_ISSUER: '',
        OIDC_HEADER: 'x-auth-request-user',
        OIDC_HEADER_GROUPS: 'x-auth-request-groups',
        OIDC_HEADER_FROM: '10.0.0.7',
        OIDC_HEADER_SIGN_OUT: 'https://proxy.example/oauth2/sign_out',
      }).identity?.proxy,
    ).toEqual({
      name: 'x-auth-request-user',
      signed: undefined,
      groups: 'x-auth-request-groups',
      from: ['10.0.0.7'],
      signOut: 'https://proxy.example/oauth2/sign_out',
    });
  });

  test.each<[string, Record<string, string>]>([
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }],
    ['OIDC_PUBLIC_URL', { OIDC_PUBLIC_URL: 'http://console.example' }],
    ['OIDC_PUBLIC_URL', { OIDC_PUBLIC_URL: 'https://console.example/below' }],
    ['OIDC_KEY_FILE', { OIDC_KEY_FILE: '/short.key' }],
    ['OIDC_KEY_FILE', { OIDC_KEY_FILE: '/console/store/oidc.key' }],
    ['OIDC_ACCOUNTS_FILE', { OIDC_ACCOUNTS_FILE: '/secret' }],
    ['OIDC_ACCOUNTS_FILE, account lost', { OIDC_ACCOUNTS_FILE: '/lost.json' }],
    ['OIDC_IDLE_MINUTES', { OIDC_IDLE_MINUTES: '0' }],
    ['OIDC_PASSWORD_FROM', { OIDC_PASSWORD_FROM: 'office' }],
    ['OIDC_HEADER and OIDC_ISSUER', { OIDC_HEADER: 'x-auth-request-user' }],
    ['OIDC_HEADER', { OIDC_ISSUER: '', OIDC_HEADER: 'x-who' }],
    ['OIDC_HEADER_FROM', { OIDC_ISSUER: '', OIDC_HEADER: 'x-auth-request-user' }],
    ['OIDC_HEADER_KEYS', { ...signed, OIDC_HEADER_KEYS: 'http://proxy.example/jwks' }],
    ['OIDC_HEADER_ISSUER', { ...signed, OIDC_HEADER_ISSUER: '' }],
    ['OIDC_HEADER_AUDIENCE', { ...signed, OIDC_HEADER_AUDIENCE: '' }],
    ['OIDC_HEADER_SIGN_OUT', { ...signed, OIDC_HEADER_SIGN_OUT: 'proxy' }],
  ])('is refused by a %s that cannot be used', (name, changed) => {
    expect(() => readCompany(changed)).toThrow(SettingError);
    expect(() => readCompany(changed)).toThrow(name);
  });
});
