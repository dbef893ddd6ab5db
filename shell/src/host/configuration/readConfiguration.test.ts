import fc from 'fast-check';
import { defaultConfiguration } from './configuration';
import { readConfiguration } from './readConfiguration';

test('what an installation sets is taken over', () => {
  const set = {
    serviceUrl: 'https://rfid.example:8443/',
    pollInterval: 2000,
    provisioningPath: '/setup',
    dashboardBase: 'https://dash.example/board/',
    apiDocsPath: '/api-docs',
    licenseAgreementPath: '/eula.html',
    thirdPartyLicensesPath: 'https://licenses.example/list',
    providerName: 'Example Sensing',
    copyrightHolder: 'Example Inc.',
    idleMinutes: 0,
    downloads: 'address',
    flags: { zoneMaps: false, readerRegistration: false },
    overrideOrigins: ['http://localhost:3001'],
    brokerOrigins: ['wss://mq.example:9001'],
    pseudoLanguage: true,
    keepCode: false,
    timings: true,
    audit: true,
    company: 'Example',
  };
  expect(readConfiguration(set)).toEqual({
    ...set,
    serviceUrl: 'https://rfid.example:8443',
    dashboardBase: 'https://dash.example/board',
    namesDashboard: true,
  });
});

test.each([undefined, null, 'text', 7, [], {}, { unknown: 1, flags: [] }])(
  '%j gives the defaults',
  (value) => {
    expect(readConfiguration(value)).toEqual(defaultConfiguration);
  },
);

test.each([
  ['pollInterval', '2000'],
  ['pollInterval', 0],
  ['pollInterval', Number.NaN],
  ['provisioningPath', 'javascript:alert(1)'],
  ['dashboardBase', '//elsewhere.example'],
  ['dashboardBase', '/\\elsewhere.example'],
  ['apiDocsPath', 'data:text/html,x'],
  ['serviceUrl', '/itemsense'],
  ['serviceUrl', 'ftp://rfid.example'],
  ['providerName', ' '],
  ['idleMinutes', -1],
  ['idleMinutes', 'never'],
  ['downloads', 'cookie'],
  ['flags', { zoneMaps: 'no' }],
  ['keepCode', 'off'],
  ['timings', 'on'],
  ['audit', 'on'],
  ['company', 7],
  ['overrideOrigins', 'http://localhost:3001'],
  ['overrideOrigins', ['http://localhost:3001/path', 'nowhere', 7]],
  ['brokerOrigins', 'wss://mq.example:9001'],
  ['brokerOrigins', ['wss://mq.example/ws', 'wss:', 7]],
])('%s of %j falls back to its default and leaves the others alone', (key, value) => {
  expect(readConfiguration({ [key]: value })).toEqual(defaultConfiguration);
});

test('one wrong key does not cost the others', () => {
  expect(
    readConfiguration({ pollInterval: 'often', flags: { zoneMaps: false, readerRegistration: 1 } }),
  ).toEqual({
    ...defaultConfiguration,
    flags: { zoneMaps: false, readerRegistration: true },
  });
});

test('nothing that is written into the document can break the start', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { pollInterval, ...configuration } = readConfiguration(value);
      expect(pollInterval).toBeGreaterThanOrEqual(100);
      expect(Object.keys(configuration).sort()).toEqual(
        Object.keys(defaultConfiguration)
          .filter((key) => key !== 'pollInterval')
          .sort(),
      );
    }),
  );
});
