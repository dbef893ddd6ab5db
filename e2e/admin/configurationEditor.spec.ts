import { languageKey } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { asked } from '../site/service';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Document (JSON)' });

/** Marks the next place of a text in the editor, by its own search. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeFocused();
}

test('the configuration of the service is edited by keys alone, the differences follow, and what is seen is applied', {
  tag: '@engines',
}, async ({ page, service, trouble, browserName }) => {
  // A service without SNMP settings says so by its status.
  trouble.expect(/404/);
  await signIn(page, '/config-migration/apply');
  await tabTo(page, 'Edit here');
  await page.keyboard.press('Enter');
  const editor = editorOf(page);
  await expect(editor).toBeFocused();
  await expect(page.getByText('There is nothing to change.').first()).toBeVisible();
  await expect(page.getByText('No errors', { exact: true })).toBeVisible();
  await axe(page);

  // A value by hand; what is typed there is no shortcut of the page.
  await find(page, '"yaw": ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('45,');
  const yaw = page.getByRole('checkbox', { name: /^placement\.yaw: \S+ → 45$/ });
  await expect(yaw).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '1 to change' })).toBeVisible();

  // A record by completion: its fields are there, the caret in the name.
  await find(page, '"facilities": [');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'New entry' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Annex');
  await expect(page.getByRole('status').filter({ hasText: '1 to create, 1 to change' })).toBeVisible();

  // A value that the schema does not know is said at its line, and the names that there are are offered.
  await find(page, '"type": "XARRAY"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('S');
  await expect(page.getByText(/^One of these is expected here: XARRAY, XSPAN/)).toBeVisible();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(/1 error.*The Tab key leaves the editor/);
  if (browserName === 'chromium') {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(page.locator('.cm-lint-marker-error')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('listbox', { name: 'What can stand here' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No errors', { exact: true })).toBeVisible();

  // Text that is no JSON is kept, and what was seen before it cannot be applied.
  await page.keyboard.type('}');
  await expect(page.getByText('1 error', { exact: true })).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply 2 changes' });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(apply).toHaveAccessibleDescription(/The text was changed/);
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await axe(page);
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await compare.press('Enter');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(compare).toBeFocused();
  await page.getByRole('button', { name: /^Line \d+$/ }).press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No errors', { exact: true })).toBeVisible();
  await expect(apply).not.toHaveAttribute('aria-disabled');

  // The next difference by its key, once the focus is elsewhere.
  await tabTo(page, 'Show what stays the same');
  await page.keyboard.press('n');
  await expect(page.getByRole('status').filter({ hasText: '2 of 2' })).toBeVisible();
  expect(asked(service, 'PUT', /./)).toEqual([]);
  await tabTo(page, 'Apply 2 changes', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).press('Enter');
  await expect(page.getByText('All 2 changes applied.')).toBeVisible();
  const sent = (method: string, path: RegExp) =>
    asked(service, method, path).map(({ body }) => JSON.parse(body) as object);
  expect(sent('POST', /facilities/)).toEqual([{ name: 'Annex' }]);
  expect(sent('PUT', /readerDefinitions/)).toEqual([
    expect.objectContaining({ placement: expect.objectContaining({ yaw: 45 }) }),
  ]);
  await axe(page);
  // What was applied is no more lost with the page.
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/compare$/);
});

test('on a narrow screen and from right to left a YAML file is edited as JSON, from left to right, and stays when the editor is closed', async ({
  page,
  trouble,
}) => {
  trouble.expect(/404/);
  await page.setViewportSize(widths.phone);
  await signIn(page, '/config-migration/apply');
  await page.evaluate((key) => localStorage.setItem(key, 'ar'), languageKey);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const buffer = Buffer.from(
    'kind: rfid-console-configuration\nversion: 1\nsections:\n  facilities:\n    - name: Annex\n      nmae: x\n',
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'site.yaml', mimeType: 'application/yaml', buffer });
  await page.getByRole('button', { name: 'حرِّر هنا' }).click();
  const editor = page.getByRole('textbox', { name: 'المستند (JSON)' });
  await expect(editor).toContainText('"kind": "rfid-console-configuration"');
  expect(await editor.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await expect(page.getByText('لا أخطاء، وملاحظة واحدة')).toBeVisible();
  await expect(page.getByRole('button', { name: 'تطبيق تغيير واحد' })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Control+f');
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'أغلق المحرِّر' }).click();
  await expect(page.getByRole('button', { name: 'حرِّر هنا' })).toBeFocused();
  await expect(page.locator('textarea')).toHaveValue(/"nmae": "x"/);
});
