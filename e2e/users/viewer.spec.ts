import { gzipSync } from 'node:zlib';
import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';

/** Lines of a log: each tenth a warning, each hundredth an error. */
const logText = (lines: number) =>
  Array.from({ length: lines }, (_, at) => {
    const level = at % 100 === 99 ? 'ERROR' : at % 10 === 9 ? 'WARN' : 'INFO';
    return `${new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString()} ${level} reader-${at % 7} line ${at + 1}\n`;
  }).join('');

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

test('logs of the service are read in the console: in a worker, searched, narrowed and linked to', async ({
  page,
}) => {
  await signIn(page, '/logs/itemsense');
  await page.getByRole('link', { name: 'Read in the console' }).click();
  const lines = page.getByRole('listbox');
  await expect(lines.getByRole('option').first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  await page.setViewportSize(widths.desktop);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const chooser = page.getByLabel('Choose a file').and(page.locator('input'));
  const choose = async (chosen: ReturnType<typeof file>) => {
    // Who chooses a file has the focus there.
    await page.getByRole('button', { name: 'Choose a file' }).focus();
    await chooser.setInputFiles(chosen);
  };
  await choose(file('dock.log.gz', gzipSync(logText(50_000))));
  await expect(page.getByText('50,000 of 50,000 lines')).toBeVisible();
  await tabTo(page, 'Search in the log');
  await page.keyboard.type('LINE 4321');
  await expect(page.getByText('11 lines with hits')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lines.locator('mark').first()).toHaveText('line 4321');
  await expect(page.getByText('Line 4,321', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lines).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByText('Line 43,210', { exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Line 43,300', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(lines.getByRole('option', { name: /line 50000$/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Only lines with hits' }).click();
  await expect(page.getByText('11 of 50,000 lines')).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Only lines with hits' }).click();
  await page.getByRole('button', { name: /^Info/ }).click();
  await expect(page.getByText('5,000 of 50,000 lines')).toBeVisible();

  await choose(file('cut.log.gz', gzipSync(logText(50_000)).subarray(0, 100_000)));
  await expect(page.getByText(/^The log ends in the middle/)).toBeVisible();
  await expect(lines.getByRole('option').first()).toBeVisible();
  await choose(file('bomb.gz', gzipSync(Buffer.alloc(40_000_000))));
  await expect(page.getByText(/more than 300 times its size/)).toBeVisible();
  await choose(file('photo.zip', Buffer.from('PK\u0003\u0004 and more')));
  await expect(page.getByText(/an archive of another kind/)).toBeVisible();
  expect(sent.filter((address) => !/\.js$|\/api\/|\/health|\/console\/changes/.test(address))).toEqual([]);

  await page.goto('/logs/viewer?source=system&file=itemsense%2Fauthentication.log&line=2');
  await expect(page.getByText('Line 2', { exact: true })).toBeVisible();
});
