import { readNothing } from './answer';
import type { Call } from './call';
import { describeChanges } from './describeChanges';
import type { Sending } from './layer';

const reading: Call<void> = { name: 'list', method: 'GET', path: '/recipes', answer: readNothing };
const changing: Call<void> = {
  ...reading,
  name: 'delete',
  method: 'DELETE',
  change: { model: 'recipe', action: 'delete' },
};

/** The headers with which a call is sent. */
async function headersOf(call: Call<void>, describe: Parameters<typeof describeChanges>[0]) {
  const sent: Sending[] = [];
  const send = describeChanges(describe)(async (sending) => {
    sent.push(sending);
    return { status: 204, ok: true, tag: null, body: '' };
  });
  const { path, method } = call;
  const given = {
    call,
    path,
    method,
    url: path,
    headers: { Accept: '*/*' },
    body: undefined,
    token: undefined,
    reading: {},
  };
  await send(given);
  return sent.map(({ headers }) => headers);
}

test('what is said of a change goes with it', async () => {
  const describe = async () => ({ 'x-said': 'more' });
  expect(await headersOf(changing, describe)).toEqual([{ Accept: '*/*', 'x-said': 'more' }]);
});

test('a call that reads is sent as it is, and so is a change of which nothing is said', async () => {
  const plain = [{ Accept: '*/*' }];
  expect(await headersOf(reading, async () => ({ 'x-said': 'more' }))).toEqual(plain);
  expect(await headersOf(changing, async () => undefined)).toEqual(plain);
  expect(await headersOf(changing, () => undefined)).toEqual(plain);
  expect(await headersOf(changing, undefined)).toEqual(plain);
});
