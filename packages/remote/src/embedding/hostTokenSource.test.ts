import { createHostTokenSource } from './hostTokenSource';

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
