/** @jest-environment ./packages/testing/src/environments/dom.ts */
const english = {
  lang: 'en',
  dir: 'ltr',
  title: 'It stopped',
  text: 'Text',
  reload: 'Reload',
  withoutRemotes: 'Open without remotes',
};

/** The page of last resort of a new document. */
function install() {
  let page: import('./lastResort').LastResort | undefined;
  Reflect.deleteProperty(globalThis, Symbol.for('console.last-resort'));
  jest.isolateModules(() => {
    page = (jest.requireActual('./lastResort') as typeof import('./lastResort')).installLastResort(english);
  });
  if (!page) throw new Error('The module was not loaded.');
  return page;
}

const isShown = () => document.querySelector('h1')?.textContent === 'It stopped';

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.innerHTML = '<head></head><body><div id="console"></div></body>';
});
afterEach(() => jest.useRealTimers());

test('it is shown when what is watched was taken out of the document, and not when it went in order', () => {
  const page = install();
  const mark = document.createElement('span');
  document.getElementById('console')?.append(mark);
  const unwatch = page.watch(mark);
  jest.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);
  unwatch();
  mark.remove();
  jest.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);

  const other = document.createElement('span');
  document.getElementById('console')?.append(other);
  page.watch(other);
  document.body.innerHTML = '';
  jest.advanceTimersByTime(5000);
  expect(isShown()).toBe(true);
});

test.each(['Minified React error #327; visit https://react.dev', 'Should not already be working.'])(
  'it is shown when React was interrupted in its work: %s',
  (message) => {
    install();
    dispatchEvent(new ErrorEvent('error', { message: `Uncaught Error: ${message}` }));
    jest.advanceTimersByTime(0);
    expect(isShown()).toBe(true);
  },
);

test('an error of another kind leaves the page', () => {
  install();
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: Minified React error #3271' }));
  jest.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);
});

test('it is shown with the functions of before, whatever became of those of the document', () => {
  const page = install();
  const broken = () => {
    throw new Error('replaced');
  };
  const names = ['createElement', 'append', 'open', 'close', 'appendChild', 'removeChild'] as const;
  for (const name of names) Object.defineProperty(document, name, { value: broken, configurable: true });
  page.show();
  jest.advanceTimersByTime(0);
  expect(isShown()).toBe(true);
  for (const name of names) Reflect.deleteProperty(document, name);
});
