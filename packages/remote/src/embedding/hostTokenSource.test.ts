import { runInNewContext } from 'node:vm';
import { createHostTokenSource, tokenLimit } from './hostTokenSource';

test('a token is asked for before every call', () => {
  let token = 'one';
  const access = createHostTokenSource(() => token);
  expect(access.token()).toBe('one');
  token = 'two';
  expect(access.token()).toBe('two');
  expect(access.getState()).toBe('open');
});

test('calls wait for a token that is missing and go on with the one that comes', async () => {
  let token: string | undefined;
  const access = createHostTokenSource(() => token);
  const waiting = access.token();
  expect(access.getState()).toBe('missing');
  token = 'late';
  access.renew();
  await expect(waiting).resolves.toBe('late');
  expect(access.getState()).toBe('open');
});

test('after a refusal the page is asked with what was refused, and the same again does not count', async () => {
  const asked: (string | undefined)[] = [];
  let token = 'old';
  const access = createHostTokenSource((refused) => {
    asked.push(refused);
    return token;
  });
  access.token();
  access.refuse();
  expect(asked).toEqual([undefined, 'old']);
  expect(access.getState()).toBe('refused');
  const waiting = access.token();
  access.renew();
  expect(access.getState()).toBe('refused');
  token = 'new';
  access.renew();
  await expect(waiting).resolves.toBe('new');
  expect(access.token()).toBe('new');
});

test('a page that answers later is asked once, and again only after a refusal', async () => {
  let count = 0;
  const access = createHostTokenSource(async () => {
    count += 1;
    return `token ${count}`;
  });
  const both = await Promise.all([access.token(), access.token()]);
  expect(both).toEqual(['token 1', 'token 1']);
  expect(access.token()).toBe('token 1');
  access.refuse();
  await expect(access.token()).resolves.toBe('token 2');
  expect(access.getState()).toBe('open');
});

test('a page that fails to get a token has none', async () => {
  const access = createHostTokenSource(() => Promise.reject(new Error('no')));
  void access.token();
  await new Promise(setImmediate);
  expect(access.getState()).toBe('missing');
});

test('a page that throws instead of giving a token has none', () => {
  const access = createHostTokenSource(() => {
    throw new Error('no');
  });
  void access.token();
  expect(access.getState()).toBe('missing');
});

test('a page that does not answer within the limit is named, and its late answer still counts', async () => {
  jest.useFakeTimers();
  let answer: (token: string) => void = () => undefined;
  const access = createHostTokenSource(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const waiting = access.token();
  jest.advanceTimersByTime(tokenLimit - 1);
  expect(access.getState()).toBe('open');
  jest.advanceTimersByTime(1);
  expect(access.getState()).toBe('unanswered');
  answer('late');
  await expect(waiting).resolves.toBe('late');
  expect(access.getState()).toBe('open');
  jest.useRealTimers();
});

test.each([
  ['an object', { token: 'x' }],
  ['a number', 7],
  ['nothing but an empty text', ''],
  ['a page of the server', '<!doctype html>\n<title>Sign in</title>'],
  ['an object turned into text', '[object Promise]'],
  ['a missing value turned into text', 'undefined'],
  ['a function turned into text', '()=>token'],
])('%s is named as no token, and calls wait for a better one', async (_, junk) => {
  let given: unknown = junk;
  const access = createHostTokenSource(() => given as string);
  const waiting = access.token();
  expect(access.getState()).toBe('unusable');
  given = 'good';
  access.renew();
  await expect(waiting).resolves.toBe('good');
});

test('a promise of another realm counts as one', async () => {
  const foreign = runInNewContext('Promise.resolve("foreign")');
  const access = createHostTokenSource(() => foreign);
  await expect(access.token()).resolves.toBe('foreign');
});
