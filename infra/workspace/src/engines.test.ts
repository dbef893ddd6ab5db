import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines, findEngine, howToInstall, ownBrowser } from './engines';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an engine is the file that its variable names, and no other in its place', () => {
  const file = join(folder, 'browser');
  for (const { helpers: _, ...engine } of engines) {
    expect(findEngine(engine, { [engine.variable]: file })).toBeUndefined();
    writeFileSync(file, '');
    expect(findEngine(engine, { [engine.variable]: file })).toEqual({ file, own: false });
    rmSync(file);
  }
});

test('an engine of the distribution is found on the path, unless a file is named', () => {
  const [firefox] = engines;
  if (!firefox) throw new Error('The list of engines is empty.');
  const file = join(folder, 'firefox-esr');
  writeFileSync(file, '');
  expect([file, ownBrowser('firefox')]).toContain(findEngine(firefox, { PATH: folder })?.file);
});

test('an engine whose helper is not there is not there', () => {
  const webkit = engines.find(({ name }) => name === 'webkit');
  if (!webkit) throw new Error('The list of engines has no WebKit.');
  const file = join(folder, 'WebKitWebDriver');
  writeFileSync(file, '');
  const places = { [webkit.variable]: file };
  expect(findEngine({ ...webkit, helpers: ['a-command-of-nobody'] }, places)).toBeUndefined();
  expect(findEngine({ ...webkit, helpers: [] }, places)).toEqual({ file, own: false });
});

test('who has no engine is told each way to install it', () => {
  expect(engines.map(howToInstall)).toEqual([
    'Firefox was not found. Install it by "npx playwright install firefox" in the folder e2e, on Debian by ' +
      '"apt-get install firefox-esr", or set FIREFOX_PATH to its file.',
    'WebKit was not found. Install it by "npx playwright install webkit" in the folder e2e, on Debian by ' +
      '"apt-get install webkit2gtk-driver xvfb", or set WEBKIT_DRIVER_PATH to its file.',
  ]);
});
