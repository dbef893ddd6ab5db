import { lookFromTop, sideways } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { asked } from '../site/service';

async function lookAtBothWidths(page: Page): Promise<void> {
  for (const size of [widths.phone, widths.desktop]) {
    await page.setViewportSize(size);
    expect(await sideways(page)).toBe(0);
    await lookFromTop(page);
  }
}

test('a facility is made like another one by keys, from a pasted list, and undone as one', async ({
  page,
  service,
}) => {
  await signIn(page, '/facilities');
  const row = page.getByRole('row', { name: /Market Street Store/ });
  await row.getByRole('link', { name: /New facility like this one/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the new facility' })).toBeFocused();
  await page.keyboard.type('Harbour Street Store');
  await tabTo(page, /Subnet range of the new facility/);
  await page.keyboard.type('10.31.4.0/24');
  await tabTo(page, /Readers of the new facility/);
  const list = page.getByRole('textbox', { name: 'Readers of the new facility' });
  await expect(list).toHaveValue(/^MS-Entrance-Gate-1, HS-Entrance-Gate-1, $/m);
  const lines = (await list.inputValue()).split('\n').map((line, at) => `${line}10.31.4.${at + 11}`);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(lines.join('\n').replaceAll(', ', '\t'));
  await expect(page.getByText('12 of 12 readers are ready.')).toBeVisible();
  await lookAtBothWidths(page);
  await tabTo(page, 'Review');
  await page.keyboard.press('Enter');
  await expect(page.getByText('20 to create', { exact: false })).toBeVisible();
  await lookAtBothWidths(page);

  await page.getByRole('button', { name: 'Apply 20 changes' }).press('Enter');
  await expect(page.getByText('All 20 changes applied.')).toBeVisible();
  const result = page.getByRole('region', { name: 'Harbour Street Store: what comes next' });
  await expect(result.getByText('Not started: none of its readers has registered yet')).toHaveCount(2);
  await lookAtBothWidths(page);
  await result.getByRole('button', { name: 'Undo everything' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo everything' }).press('Enter');
  await expect(page.getByText('Everything that was made for Harbour Street Store is undone.')).toBeVisible();
  expect(asked(service, 'DELETE', /./)).toHaveLength(20);
  expect(asked(service, 'POST', /\/jobs\//)).toEqual([]);
  await expect(list).toHaveValue(/HS-Stock-Room\t10\.31\.4\.22/);
});
