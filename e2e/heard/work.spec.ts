import { listen } from '../browser/heard';
import { holdAnswers } from '../browser/holdAnswers';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import {
  choose,
  confirmStop,
  hospital,
  openStartForm,
  row,
  startForm,
  stopJob,
  storedJob,
} from '../jobs/jobs';

test.use({ siteOptions: { configuration: { pollInterval: 500 } } });

const recipe = 'IMPINJ_Deep_Scan_Inventory (Inventory)';

test('a job that is stopped from the list: the question, that it stops, that it has ended, and no button of another job', async ({
  page,
  service,
}) => {
  const name = 'ground-floor-day';
  const stopped = await storedJob(service, name);
  const next = await storedJob(service, 'shop-doors');
  await signIn(page, '/jobs');
  await expect(page.getByRole('status').filter({ hasText: '4 rows' })).toBeVisible();
  const heard = await listen(page);
  const stop = `focus: button "Stop ${name} (${stopped.id})"`;
  await row(page, 'Active jobs', name).getByRole('button', { name: /^Stop/ }).click();
  await heard.expect([
    stop,
    /^focus: alertdialog "Stop ground-floor-day\?" \(5 readers stop reading. It has run for .*, since .*\. A stopped job cannot be resumed, but another can be created from it\.\)$/,
    'focus: button "Cancel"',
  ]);
  await confirmStop(page);
  await heard.expect(['focus: button "Stop"', stop, `polite: Stopping ${name}… Create another from ${name}`]);
  await service.advance(10_000);
  await heard.expect([
    `focus: gridcell "shop-doors (${next.id})"`,
    `focus: link "shop-doors (${next.id})"`,
    `polite: ${name} has ended. Stopped by a user (after finishing).`,
  ]);
});

test('a job that is started, what was left out first, and how it ends', async ({ page, service }) => {
  await stopJob(service, 'ground-floor-day');
  await signIn(page, '/jobs');
  await expect(page.getByRole('status').filter({ hasText: '3 rows' })).toBeVisible();
  const heard = await listen(page);
  const name =
    'focus: textbox "Job name (optional)" (Letters, digits, underscores and hyphens. A job without a name is known by its id.)';
  await openStartForm(page);
  await heard.expect(['focus: button "Start a job"', name]);
  const start = startForm(page).getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await heard.expect([
    'focus: button "Start"',
    'focus: combobox "Facility", invalid (2 errors Facility can\'t be blank.)',
  ]);
  await startForm(page).getByRole('textbox', { name: 'Job name' }).fill('counting');
  await heard.expect([name]);
  // A choice is another element once it is open.
  await choose(page, startForm(page), 'Facility', hospital);
  const facility = 'focus: combobox "Facility", invalid (Facility can\'t be blank.)';
  await heard.expect([facility, facility, 'polite: 1 error left']);
  await choose(page, startForm(page), 'Recipe', recipe);
  const recipes = 'focus: combobox "Recipe", invalid (Recipe can\'t be blank.)';
  await heard.expect([recipes, recipes, 'status: Ready to start, with 2 warnings.']);
  const list = await holdAnswers(page, '**/jobs/show');
  await start.click();
  // The form is folded when the job has begun; its row is not there yet.
  await heard.expect([
    'focus: button "Start"',
    'polite: The job “counting” was started. Open counting',
    'focus: button "Start a job"',
  ]);
  list();
  const { id } = await storedJob(service, 'counting');
  await heard.expect([`focus: gridcell "counting (${id})"`, `focus: link "counting (${id})"`]);
  await page.getByRole('searchbox', { name: 'Search Active jobs' }).focus();
  await heard.expect(['focus: searchbox "Search Active jobs"']);
  await service.advance(20_000);
  await expect(row(page, 'Active jobs', 'counting')).toContainText('Running');
  await stopJob(service, 'counting');
  await heard.expect(['polite: counting has ended. Stopped by a user (after finishing).']);
});

test('readers that go away and come back are said by the list, several in one sentence, and by the page of one', async ({
  page,
  service,
}) => {
  const one = 'DC1-Dock-Door-03';
  const others = ['DC1-Dock-Door-04', 'MS-Checkout-1'];
  await signIn(page);
  await expect(page.getByRole('status').filter({ hasText: '40 rows' })).toBeVisible();
  await expect(page.getByRole('link', { name: /unhealthy$/ })).toBeVisible();
  const heard = await listen(page);
  await service.cutOff([one]);
  await heard.expect([`polite: ${one} is no longer responding.`]);
  await service.cutOff(others);
  await heard.expect(['polite: 2 readers are no longer responding.']);
  await service.reconnect(others);
  await service.advance(1000);
  await heard.expect(['polite: 2 readers are back.']);

  await page.goto(`/readers/definitions/${others[0]}`);
  await expect(page.getByRole('region', { name: 'Health', exact: true })).toContainText('Healthy');
  const ofPage = await listen(page);
  await service.cutOff([...others]);
  await ofPage.expect([
    /^alert: DC1-Dock-Door-04 stopped checking in. Check its power .* Reader logs Last check-in: a few seconds ago \(/,
  ]);
  await service.reconnect(others);
  await service.advance(1000);
  await ofPage.expect(['polite: DC1-Dock-Door-04 is back.']);
});

test('a reader that is found, let in by its password and registered, and how the registration ends', async ({
  page,
  service,
}) => {
  const address = '10.20.1.43';
  await signIn(page, '/readers/register');
  await expect(page.getByRole('radio', { name: 'By address' })).toBeVisible();
  const heard = await listen(page);
  await page.getByRole('radio', { name: 'By address' }).check();
  await page.getByRole('textbox', { name: 'Host addresses' }).fill(address);
  await page.getByRole('button', { name: 'Scan' }).click();
  await heard.expect([
    'focus: radio "By address"',
    /^focus: textbox "Host addresses" \(Hostnames or IP addresses, /,
    'focus: button "Scan"',
    'focus: group "Step 2: Reader passwords"',
  ]);
  const password = page.getByRole('group', { name: address }).getByLabel('Password', { exact: true });
  await password.fill('dock-5-East');
  await password.press('Enter');
  await heard.expect(['focus: textbox "Password"', 'focus: group "Step 3: Readers"']);
  const found = page.getByRole('grid', { name: 'Scanned readers' }).getByRole('row');
  await found.filter({ hasText: address }).getByRole('checkbox').check();
  await page.getByRole('combobox', { name: 'Set facility of 1 selected reader' }).click();
  await page.getByTitle('Columbus Distribution Center').last().click();
  await page.getByRole('textbox', { name: /^Server hostname/ }).fill('console.acme.example');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await heard.expect([
    'focus: checkbox "Select SpeedwayR-13-02-9e"',
    'focus: combobox "Set facility of 1 selected reader"',
    // A choice is another element once it is open.
    'focus: combobox "Set facility of 1 selected reader"',
    /^focus: textbox "Server hostname \(optional\)" \(The address by which readers reach this server: /,
    'focus: button "Register"',
    'polite: Registration 4 started: 1 reader.',
  ]);
  const recent = page.getByRole('region', { name: 'Recent registration' });
  await expect(async () => {
    await service.advance(30_000);
    await expect(recent.getByText('Completed', { exact: true })).toBeVisible({ timeout: 600 });
  }).toPass();
  await heard.expect(['polite: Registration 4 is complete: all readers are registered.']);
});

test('an export is said when it begins, when it is saved and when it is stopped', async ({
  page,
  service,
}) => {
  await signIn(page, '/data?type=transitions&asked=true');
  await expect(page.getByRole('grid', { name: 'Transitions' })).toBeVisible();
  const heard = await listen(page);
  const exports = page.getByRole('button', { name: 'Export', exact: true });
  const rows = 'focus: menuitem "Rows shown as CSV"';
  await exports.click();
  await heard.expect(['focus: button "Export"', rows]);
  await page.getByRole('menuitem', { name: /^All of this query, with names/ }).press('Enter');
  await heard.expect([
    'focus: menuitem "All of this query, with names (CSV)"',
    'focus: button "Export"',
    'status: The export is under way.',
    'status: 400 rows were saved.',
  ]);
  const mend = service.fault({
    method: 'GET',
    path: '/itemsense/data/v1/items/show/transitions',
    delayMs: 12_000,
  });
  await exports.press('Enter');
  await page.getByRole('menuitem', { name: /^Yesterday/ }).press('Enter');
  await heard.expect([
    rows,
    'focus: menuitem "Yesterday, with names (CSV)"',
    'focus: button "Export"',
    'status: The export is under way.',
  ]);
  await page.getByRole('button', { name: 'Stop the export' }).press('Enter');
  await heard.expect([
    'focus: button "Stop the export"',
    'focus: button "Export"',
    'status: The export was stopped.',
  ]);
  mend();
});
