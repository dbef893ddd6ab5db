import { listen } from '../browser/heard';
import { holdAnswers } from '../browser/holdAnswers';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { hospital } from '../jobs/jobs';
import { firstReader } from '../site/fleet';

test('a form with one error, refused by the service, and saved', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*(?:400|404.*Annex)/);
  await signIn(page, '/facilities');
  await expect(page.getByRole('status').filter({ hasText: '4 rows' })).toBeVisible();
  const heard = await listen(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  await page.getByRole('button', { name: 'Create facility' }).click();
  await heard.expect(['focus: button "Create facility"', 'focus: textbox "Name"']);
  await submit.click();
  await heard.expect(['focus: button "Submit"', 'focus: textbox "Name", invalid (Name can\'t be blank.)']);
  await page.keyboard.type('Annex');
  service.fault({
    method: 'POST',
    path: '/itemsense/configuration/v1/facilities',
    status: 400,
    body: { message: 'No more facilities' },
    times: 1,
  });
  await submit.click();
  await heard.expect([
    'focus: button "Submit"',
    'focus: alertdialog "The facility “Annex” could not be saved." (ItemSense responded with an error: No more facilities Put right what is named above, then try again.)',
    'focus: button "Dismiss"',
  ]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await heard.expect(['focus: button "Submit"']);
  await submit.click();
  await heard.expect(['polite: The facility “Annex” was saved.', 'focus: textbox "Name"']);
});

test('several errors are counted, and the first is said by its field', async ({ page }) => {
  await signIn(page, '/readers/definitions/new');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await heard.expect([
    'focus: button "Submit"',
    'focus: textbox "Name", invalid (5 errors Name can\'t be blank.)',
  ]);
});

test('a record that is saved, and its Undo', async ({ page, service }) => {
  const name = await firstReader(service);
  await signIn(page, `/readers/definitions/${name}/edit`);
  const field = page.getByRole('combobox', { name: 'Facility' });
  await expect(field).not.toHaveValue('');
  const heard = await listen(page);
  await field.click();
  await field.fill(hospital);
  await page.locator(`.console-select-item-option[title="${hospital}"]`).click();
  // A choice is another element once it is open.
  await heard.expect(['focus: combobox "Facility"', 'focus: combobox "Facility"']);
  await page.getByRole('button', { name: 'Submit' }).click();
  await heard.expect([
    'focus: button "Submit"',
    'focus: dialog "Review your changes"',
    'focus: button "Save changes"',
  ]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await heard.expect([
    'focus: button "Submit"',
    `polite: The reader definition “${name}” was saved. Undo`,
    `focus: heading "${name}"`,
    `assertive: ${name} | Reader definitions`,
  ]);
  const answer = await holdAnswers(page, '**/createOrReplace');
  await page.getByRole('button', { name: 'Undo' }).click();
  await heard.expect(['focus: button "Undo"', `focus: heading "${name}"`]);
  answer();
  await heard.expect([`polite: The change of the reader definition “${name}” was undone.`]);
});
