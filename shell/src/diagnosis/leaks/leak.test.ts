import { callerOf } from './callerOf';
import { countAlike } from './leak';

const shell = 'https://console.example/assets/Override.1f.js';
const remote = 'http://localhost:3001/4/UsersPage.2e.js';

test.each([
  [
    'Chromium',
    `Error\n    at addEventListener (${shell}:1:20)\n    at new Store (${remote}:3:1)\n    at ${shell}:9:9`,
    `${remote}:3:1`,
  ],
  ['without a name', `Error\n    at setTimeout (${shell}:1:20)\n    at ${remote}:3:1`, `${remote}:3:1`],
  ['Firefox and Safari', `setTimeout@${shell}:1:20\nstart@${remote}:3:1\n`, `${remote}:3:1`],
  [
    'what the shell does itself',
    `Error\n    at setTimeout (${shell}:1:20)\n    at poll (${shell}:3:1)`,
    `${shell}:3:1`,
  ],
  [
    'native code in between',
    `Error\n    at begin (${shell}:1:2)\n    at Array.forEach (<anonymous>)\n    at run (${remote}:3:1)`,
    `${remote}:3:1`,
  ],
  ['nobody', `Error\n    at setTimeout (${shell}:1:20)`, undefined],
  ['no stack', undefined, undefined],
])('the script that called: %s', (_, stack, script) => {
  expect(callerOf(stack)).toBe(script);
});

test('what is alike is counted', () => {
  const listener = { kind: 'listener', type: 'resize', target: 'window' } as const;
  const timer = { kind: 'interval', delay: 1000 } as const;
  expect(countAlike([listener, timer, listener, { ...timer, delay: 500 }])).toEqual([
    { ...listener, count: 2 },
    { ...timer, count: 1 },
    { ...timer, delay: 500, count: 1 },
  ]);
});
