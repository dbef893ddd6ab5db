import fc from 'fast-check';
import { readSnmpSettings, type SnmpSettings, writeSnmpSettings } from './adapter';

const word = fc.string({ minLength: 1 });
const settings: fc.Arbitrary<SnmpSettings> = fc.record({
  authentication: fc.record(
    {
      type: word,
      communityName: word,
      engineId: word,
      userName: word,
      authenticationKey: word,
      privacyKey: word,
    },
    { requiredKeys: ['type'] },
  ),
  target: fc.record(
    { host: word, port: fc.nat(), timeoutSeconds: fc.nat(), retries: fc.nat(), messageType: word },
    { requiredKeys: ['host'] },
  ),
});

test('[WIRE-11] what is sent reads back the same, with the timeout as a duration', () => {
  fc.assert(
    fc.property(settings, (each) => {
      expect(readSnmpSettings(writeSnmpSettings(each))).toEqual(each);
    }),
  );
  expect(
    writeSnmpSettings({ authentication: { type: 'X' }, target: { host: 'h', timeoutSeconds: 5 } }),
  ).toEqual({
    authConfig: { type: 'X' },
    trapTargetConfig: { host: 'h', timeout: 'PT5S' },
  });
});
