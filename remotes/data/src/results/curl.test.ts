import { execFileSync } from 'node:child_process';
import { exportData } from '@console/api-client/items';
import fc from 'fast-check';
import { curlCommand, shellWord } from './curl';

test('the command asks the same endpoint with the same query, and the token is not in it', () => {
  expect(
    curlCommand('https://rfid.example', exportData('items', { facility: "Ada's store", epcPrefix: '30' })),
  ).toBe(
    `curl -H "Authorization: JWT $TOKEN" -H 'Accept: application/json' 'https://rfid.example/itemsense/data/v1/items/show?epcPrefix=30&facility=Ada%27s+store'`,
  );
});

test('a shell reads any text as one word, the same', () => {
  const word = fc.string().filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(word, (text) => {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
    }),
    { numRuns: 20 },
  );
});
