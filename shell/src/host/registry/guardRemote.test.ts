/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { DefinedRemote } from '@console/remote';
import { renderHook } from '@testing-library/react';

const build = { name: 'users', version: '1.2.0', build: 'ab12cd34' };
const starting = 'console-starting-page';

type Pages = DefinedRemote['pages'];

const remoteOf = (pages: Pages) => ({ pages }) as DefinedRemote;

/** The guard as the start of a document finds it. */
function startConsole(): typeof import('./guardRemote') {
  let started: typeof import('./guardRemote') | undefined;
  jest.isolateModules(() => {
    started = jest.requireActual('./guardRemote');
  });
  if (!started) throw new Error('The module was not loaded.');
  return started;
}

const page = { UsersPage: () => null };

afterEach(() => sessionStorage.clear());

test('a remote that replaces a function of the window is stopped and named, and the function is put back', async () => {
  const { guardRemote } = startConsole();
  const original = globalThis.setTimeout;
  const load = async () => {
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    return remoteOf({});
  };
  await expect(guardRemote(build, load)).rejects.toMatchObject({
    code: 'interfering',
    changed: [{ name: 'window.setTimeout', restored: true }],
  });
  expect(globalThis.setTimeout).toBe(original);
  await expect(guardRemote(build, async () => remoteOf({}))).resolves.toMatchObject({ pages: {} });
});

test('a page that changes the prototypes of all is stopped before it is drawn, also when its own code fails of it', async () => {
  const { guardRemote } = startConsole();
  const { map } = Array.prototype;
  const { pages } = await guardRemote(build, async () =>
    remoteOf({
      UsersPage: async () => {
        Array.prototype.map = () => [];
        Object.defineProperty(Object.prototype, 'added', { value: 1, configurable: true, enumerable: true });
        throw new TypeError('map gives nothing');
      },
    }),
  );
  await expect(pages.UsersPage?.()).rejects.toMatchObject({
    code: 'interfering',
    changed: expect.arrayContaining([
      { name: 'Array.prototype.map', restored: true },
      { name: 'Object.prototype.added', restored: true },
    ]),
  });
  expect(Array.prototype.map).toBe(map);
  expect('added' in {}).toBe(false);
});

test('a page that styles the whole page is stopped and named, and its sheet is taken away; those of design stay', async () => {
  // jsdom has no constructable style sheets.
  class Sheet {
    replaceSync() {}
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  const before = new CSSStyleSheet();
  Object.assign(document, { adoptedStyleSheets: [before] });
  const { guardRemote } = startConsole();
  const own = new CSSStyleSheet();
  Object.assign(globalThis, { [Symbol.for('console.sheets')]: new Map([[own, { css: '' }]]) });
  const { pages } = await guardRemote(build, async () =>
    remoteOf({
      UsersPage: async () => {
        document.adoptedStyleSheets.push(new CSSStyleSheet(), own);
        return page;
      },
      OtherPage: async () => page,
    }),
  );
  await expect(pages.UsersPage?.()).rejects.toMatchObject({
    code: 'interfering',
    changed: [{ name: 'document.adoptedStyleSheets', restored: true }],
  });
  expect(document.adoptedStyleSheets).toEqual([before, own]);
  await expect(pages.OtherPage?.()).resolves.toBe(page);
});

test('a style sheet of the console stays its own when the browser forgets the object of it', async () => {
  // WebKit gives a new object for a sheet of the page once nobody holds the one before.
  class Sheet {
    replaceSync() {}
  }
  const held = () => {
    const place = Reflect.get(globalThis, Symbol.for('console.sheets')) as Map<unknown, unknown> | undefined;
    return new Set(place?.keys());
  };
  let sheets: object[] = [];
  Reflect.deleteProperty(globalThis, Symbol.for('console.sheets'));
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: object[]) => {
      sheets = [...next];
    },
  });
  const collectGarbage = () => {
    const known = held();
    sheets = sheets.map((sheet) => (known.has(sheet) ? sheet : new Sheet()));
  };
  const { guardRemote } = startConsole();
  const { DesignProvider, useStyles } =
    jest.requireActual<typeof import('@console/design/theme')>('@console/design/theme');
  const useUsersStyle = () => useStyles('.users { color: red }');
  const { pages } = await guardRemote(build, async () =>
    remoteOf({
      UsersPage: async () => {
        renderHook(useUsersStyle, { wrapper: DesignProvider });
        collectGarbage();
        return page;
      },
    }),
  );
  await expect(pages.UsersPage?.()).resolves.toBe(page);
  expect(sheets.length).toBeGreaterThan(0);
});

test('what is thrown and cannot be read is a failure that can', async () => {
  const { guardRemote } = startConsole();
  const refuse = () => {
    throw new Error('refused');
  };
  const hostile = new Proxy(() => undefined, { get: refuse, getPrototypeOf: refuse });
  await expect(guardRemote(build, () => new Promise((_, reject) => reject(hostile)))).rejects.toThrow(
    'What was thrown cannot be read.',
  );
});

test('what is changed later is put back when it is looked for, and told to who begins to listen after that', async () => {
  const { guardRemote } = startConsole();
  await guardRemote(build, async () => remoteOf({}));
  let changes: typeof import('../../diagnosis/intrinsics/sharedChanges') | undefined;
  jest.isolateModules(() => {
    changes = jest.requireActual('../../diagnosis/intrinsics/sharedChanges');
  });
  if (!changes) throw new Error('The module was not loaded.');
  changes.watchShared();
  const { createElement } = Document.prototype;
  const { pushState } = history;
  Document.prototype.createElement = () => {
    throw new Error('replaced');
  };
  history.pushState = () => undefined;
  document.body.inert = true;
  document.body.setAttribute('inert', '');
  expect(changes.checkShared()).toBe(true);
  expect(Document.prototype.createElement).toBe(createElement);
  expect(history.pushState).toBe(pushState);
  expect(document.body).not.toHaveAttribute('inert');
  expect(changes.checkShared()).toBe(false);
  const heard = jest.fn();
  changes.onSharedChange(heard);
  expect(heard.mock.calls).toEqual([
    [
      [
        { name: 'Document.prototype.createElement', restored: true },
        { name: 'history.pushState', restored: true },
        { name: 'body.inert', restored: true },
      ],
    ],
  ]);
});

test('what cannot be put back is said to be so', async () => {
  const { guardRemote } = startConsole();
  const load = async () => {
    Object.defineProperty(Set.prototype, 'addedForEver', { value: 1, configurable: false });
    return remoteOf({});
  };
  await expect(guardRemote(build, load)).rejects.toMatchObject({
    changed: [{ name: 'Set.prototype.addedForEver', restored: false }],
  });
});

test('a page that never comes ends as slow', async () => {
  jest.useFakeTimers();
  const { guardRemote } = startConsole();
  const { pages } = await guardRemote(build, async () =>
    remoteOf({ UsersPage: () => new Promise(() => undefined) }),
  );
  const opened = expect(pages.UsersPage?.()).rejects.toMatchObject({ code: 'slow' });
  await jest.advanceTimersByTimeAsync(22_000);
  await opened;
  jest.useRealTimers();
});

test('a page that was starting when the tab ended is named at the next start, and opened when tried again', async () => {
  const first = startConsole();
  const never = remoteOf({ UsersPage: () => new Promise(() => undefined) });
  void (await first.guardRemote(build, async () => never)).pages.UsersPage?.();
  expect(sessionStorage.getItem(starting)).toBe('users 1.2.0-ab12cd34 UsersPage');

  const next = startConsole();
  const { pages } = await next.guardRemote(build, async () =>
    remoteOf({ UsersPage: async () => page, OtherPage: async () => page }),
  );
  await expect(pages.OtherPage?.()).resolves.toBe(page);
  await expect(pages.UsersPage?.()).rejects.toMatchObject({ code: 'blocking' });
  await expect(pages.UsersPage?.()).resolves.toBe(page);
});

test('a document that is left in order, or a page that has settled, blocked nothing', async () => {
  jest.useFakeTimers();
  const { guardRemote } = startConsole();
  const { pages } = await guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await pages.UsersPage?.();
  expect(sessionStorage.getItem(starting)).not.toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(starting)).toBeNull();
  await pages.UsersPage?.();
  jest.advanceTimersByTime(3000);
  expect(sessionStorage.getItem(starting)).toBeNull();
  jest.useRealTimers();
});

test('what the tab notes again of a page that was left in order blocked nothing, on the way back and after it', async () => {
  const first = startConsole();
  const { pages } = await first.guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await pages.UsersPage?.();
  dispatchEvent(new Event('pagehide'));
  sessionStorage.setItem(starting, 'jobs 1.2.0-ab12cd34 JobsPage');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(sessionStorage.getItem(starting)).toBeNull();

  sessionStorage.setItem(starting, 'users 1.2.0-ab12cd34 UsersPage');
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type: 'back_forward' }],
  });
  const next = startConsole();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  const back = await next.guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await expect(back.pages.UsersPage?.()).resolves.toBe(page);
});

test('a window that a page opens while it starts has a copy of its note, which says nothing about the window', async () => {
  const first = startConsole();
  const { pages } = await first.guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await pages.UsersPage?.();
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type: 'navigate' }],
  });
  Object.defineProperty(globalThis, 'opener', { configurable: true, value: {} });
  const next = startConsole();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, 'opener');
  expect(sessionStorage.getItem(starting)).toBeNull();
  const copy = await next.guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await expect(copy.pages.UsersPage?.()).resolves.toBe(page);
});

test('a page that was open when the tab stopped answering is named after a reload, one that answered is not', async () => {
  const { readHung } = jest.requireActual<typeof import('./pageMarks')>('./pageMarks');
  const sign = JSON.stringify(['users 1.2.0-ab12cd34 UsersPage', 100_000]);
  expect(readHung(sign, 110_000)).toBe('users 1.2.0-ab12cd34 UsersPage');
  expect(readHung(sign, 102_000)).toBeUndefined();
  // A browser that was closed and opened the next day.
  expect(readHung(sign, 100_000_000)).toBeUndefined();
  for (const nonsense of [null, '', '{', '{}', '[1,2]']) expect(readHung(nonsense, 110_000)).toBeUndefined();

  sessionStorage.setItem(
    'console-open-page',
    JSON.stringify(['users 1.2.0-ab12cd34 UsersPage', Date.now() - 9000]),
  );
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type: 'reload' }],
  });
  const { guardRemote } = startConsole();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  const { pages } = await guardRemote(build, async () => remoteOf({ UsersPage: async () => page }));
  await expect(pages.UsersPage?.()).rejects.toMatchObject({ code: 'blocking' });
  await expect(pages.UsersPage?.()).resolves.toBe(page);
  expect(sessionStorage.getItem('console-open-page')).toBeNull();
});
