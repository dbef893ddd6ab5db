import { channelOf, ownSocketAddress } from './socketAddress';

test.each([
  [
    'ws://console.example/api/sockets?channelId=1',
    'http://console.example',
    'ws://console.example/api/sockets?channelId=1',
  ],
  ['ws://console.example/s', 'https://console.example', 'wss://console.example/s'],
  ['wss://console.example/s', 'https://console.example', 'wss://console.example/s'],
  ['wss://console.example:443/s', 'https://console.example', 'wss://console.example/s'],
  ['/api/sockets/1', 'https://console.example:8443', 'wss://console.example:8443/api/sockets/1'],
  ['ws://127.0.0.1:3010/s', 'http://127.0.0.1:3010', 'ws://127.0.0.1:3010/s'],
  ['ws://evil.example/s', 'http://console.example', undefined],
  ['//evil.example/s', 'http://console.example', undefined],
  ['ws://console.example:81/s', 'http://console.example', undefined],
  ['ws://console.example.evil.example/s', 'http://console.example', undefined],
  ['ws://console.example@evil.example/s', 'http://console.example', undefined],
  ['ws://user:secret@console.example/s', 'http://console.example', undefined],
  ['javascript:alert(1)', 'http://console.example', undefined],
  ['ws://[', 'http://console.example', undefined],
])('a socket at %s of the service %s is opened at %s', (socketUrl, serviceUrl, expected) => {
  expect(ownSocketAddress(socketUrl, serviceUrl)).toBe(expected);
});

test.each([
  ['ws://h/api/sockets?channelId=a-1', 'a-1'],
  ['ws://h/api/sockets/a-1', 'a-1'],
  ['/sockets?channelId=a-1&x=2', 'a-1'],
  ['ws://h/', undefined],
  ['ws://[', undefined],
])('the channel of %s is %s', (socketUrl, channel) => {
  expect(channelOf(socketUrl)).toBe(channel);
});
