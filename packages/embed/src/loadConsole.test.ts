/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { RfidConsole } from './integrators';

const origin = 'https://console.example';
const found = (at = origin) => ({ origin: at }) as RfidConsole;
const page = globalThis as { rfidConsole?: RfidConsole | undefined; trustedTypes?: object | undefined };
const scripts = () => [...document.querySelectorAll('script')];

/** Answer of a browser once the script is there, or is not. */
function settle(type: 'load' | 'error', console?: RfidConsole): void {
  page.rfidConsole = console;
  scripts()[0]?.dispatchEvent(new Event(type));
}

let loadConsole: typeof import('./loadConsole').loadConsole;

beforeEach(async () => {
  jest.resetModules();
  ({ loadConsole } = await import('./loadConsole'));
});
afterEach(() => {
  page.rfidConsole = undefined;
  page.trustedTypes = undefined;
  document.head.replaceChildren();
});

test('the script is loaded once, however many ask for it, and not again once it is there', async () => {
  const asked = [loadConsole(origin), loadConsole(`${origin}/readers`)];
  expect(scripts().map(({ src }) => src)).toEqual([`${origin}/embed/embed.js`]);
  settle('load', found());
  expect(await Promise.all(asked)).toEqual([found(), found()]);
  await loadConsole(origin);
  expect(scripts()).toHaveLength(1);
});

test('a script that the page includes itself is waited for', async () => {
  const script = document.createElement('script');
  script.src = `${origin}/embed/0123456789abcdef/embed.js`;
  document.head.append(script);
  const asked = loadConsole(origin);
  expect(scripts()).toEqual([script]);
  settle('load', found());
  expect(await asked).toEqual(found());
});

test('a script that is pinned has its address and its digest', async () => {
  const asked = loadConsole(origin, { script: '/embed/0123456789abcdef/embed.js', integrity: 'sha384-a' });
  const [script] = scripts();
  expect(script).toMatchObject({
    src: `${origin}/embed/0123456789abcdef/embed.js`,
    integrity: 'sha384-a',
    crossOrigin: 'anonymous',
  });
  settle('load', found());
  await asked;
});

test('where the page requires Trusted Types the address is given by the policy of the script', async () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL: () => string }) => rules);
  page.trustedTypes = { createPolicy };
  const asked = loadConsole(origin);
  expect(createPolicy).toHaveBeenCalledWith('console-loader', expect.anything());
  expect(scripts()[0]?.src).toBe(`${origin}/embed/embed.js`);
  settle('load', found());
  await asked;
});

test('a script that does not arrive is named with what to look at, and the next call tries again', async () => {
  const asked = loadConsole(origin);
  settle('error');
  await expect(asked).rejects.toThrow(
    'The script of the console could not be loaded from https://console.example/embed/embed.js: check that it is there, that the policy of this page names https://console.example in script-src.',
  );
  expect(scripts()).toEqual([]);
  const again = loadConsole(origin);
  settle('load', found());
  expect(await again).toEqual(found());
});

test('what is no console, and a second console, are said to be that', async () => {
  const asked = loadConsole(origin);
  settle('load');
  await expect(asked).rejects.toThrow(
    `What ${origin} serves as /embed/embed.js is not the script of a console.`,
  );
  page.rfidConsole = found('https://other.example');
  await expect(loadConsole(origin)).rejects.toThrow(
    'This page shows remotes of https://other.example already',
  );
});
