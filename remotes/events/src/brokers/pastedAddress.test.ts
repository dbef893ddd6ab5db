import { readPastedAddress } from './pastedAddress';

test.each([
  [
    'mqtts://erp:se%40cret@broker.example:8884',
    {
      type: 'MQTT',
      host: 'broker.example',
      port: 8884,
      secureConnection: true,
      username: 'erp',
      password: 'se@cret',
    },
  ],
  [
    '  amqp://rabbit.example/%2Fplant \n',
    { type: 'AMQP', host: 'rabbit.example', port: 5672, secureConnection: false },
  ],
  ['tcp://10.0.0.7', { type: 'MQTT', host: '10.0.0.7', port: 1883, secureConnection: false }],
  [
    'https://hooks.example:8443/in?x=1',
    { type: 'WEBHOOK', host: 'hooks.example', port: 8443, secureConnection: true },
  ],
  ['https://hooks.example', { type: 'WEBHOOK', host: 'hooks.example', port: 443, secureConnection: true }],
  ['mqtt://100%@h', { type: 'MQTT', host: 'h', port: 1883, secureConnection: false, username: '100%' }],
])('%s fills in its fields', (text, expected) => {
  expect(readPastedAddress(text)).toEqual(expected);
});

test.each(['broker.example', 'broker.example:1883', 'ftp://broker.example', 'mqtt://', ''])(
  '%j is no address of a broker',
  (text) => {
    expect(readPastedAddress(text)).toBeUndefined();
  },
);
