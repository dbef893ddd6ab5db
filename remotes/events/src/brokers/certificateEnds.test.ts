import { identityOf } from '@console/testing/brokers';
import { readCertificates } from './certificate';
import { endingCertificates } from './certificateEnds';

const day = 86_400_000;
const serverCertificate = identityOf('mq.depot.example').cert;
const [facts] = readCertificates(serverCertificate);
const end = facts?.validUntil.getTime() ?? 0;
const broker = { id: '1', name: 'Depot', secureConnection: true, serverCertificate };
const daysAt = (now: number) => endingCertificates([broker], now).map(({ days }) => days);

test.each([
  ['long before', end - 31 * day, []],
  ['a month before', end - 29.5 * day, [29]],
  ['on its last day', end - day / 2, [0]],
  ['after it', end + day / 2, [-1]],
])('%s', (_, now, expected) => {
  expect(daysAt(now)).toEqual(expected);
});

test('the earliest comes first; what is not used or cannot be read is left out', () => {
  const brokers = [
    { ...broker, id: '2', serverCertificate: `${serverCertificate}\n${serverCertificate}` },
    { ...broker, id: '3', secureConnection: false },
    { ...broker, id: '4', serverCertificate: 'none' },
    { ...broker, id: '5', serverCertificate: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
    broker,
  ];
  expect(endingCertificates(brokers, end - day).map(({ broker: { id } }) => id)).toEqual(['2', '1']);
});
