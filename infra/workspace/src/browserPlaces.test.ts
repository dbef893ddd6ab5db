import { browserPlaces } from './browserPlaces';

test('on Linux every folder of the path is looked through for the headless shell of Chromium first', () => {
  const places = browserPlaces('linux', { PATH: '/home/me/bin:/usr/bin' }, 'headless');
  expect(places.slice(0, 2)).toEqual([
    '/home/me/bin/chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
  ]);
  expect(places).toContain('/usr/bin/chromium');
  expect(places).toContain('/usr/bin/google-chrome-stable');
  expect(new Set(places).size).toBe(places.length);
});

test('what is measured is measured in a browser that people use', () => {
  expect(browserPlaces('linux', { PATH: '/usr/bin' }, 'windowed')[0]).toBe('/usr/bin/chromium');
});

test('on macOS the folders of applications are', () => {
  expect(browserPlaces('darwin', { HOME: '/Users/me' }, 'headless')).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);
});

test('on Windows the folders of programs that there are', () => {
  expect(browserPlaces('win32', { PROGRAMFILES: 'C:\\Program Files' }, 'headless')).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  ]);
});
