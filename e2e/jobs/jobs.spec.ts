import { holdAnswers } from '../browser/holdAnswers';
import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { asked, type Service } from '../site/service';
import {
  choose,
  confirmStop,
  dismiss,
  grid,
  hospital,
  openStartForm,
  row,
  startForm,
  stopJob,
  storedJob,
  storedJobs,
} from './jobs';

test.use({ siteOptions: { configuration: { pollInterval: 500 } } });

const recipe = 'IMPINJ_Deep_Scan_Inventory';
const starts = /\/jobs\/start$/;

const countOf = async (service: Service, name: string) =>
  (await storedJobs(service)).filter(({ job }) => job.name === name).length;

/** Chooses where and what; the hospital is free, since its job was stopped. */
async function fillStart(page: Page, name: string): Promise<void> {
  if (!(await startForm(page).isVisible())) await openStartForm(page);
  await startForm(page).getByRole('textbox', { name: 'Job name' }).fill(name);
  await choose(page, startForm(page), 'Facility', hospital);
  await choose(page, startForm(page), 'Recipe', `${recipe} (Inventory)`);
}

const start = (page: Page) => startForm(page).getByRole('button', { name: 'Start', exact: true });

test('each reader of a job has room to be touched, also before the states of readers are there', async ({
  page,
  service,
}) => {
  const { id } = await storedJob(service, 'store-opening-hours');
  await page.setViewportSize(widths.phone);
  const answer = await holdAnswers(page, `**/jobs/stats/${id}`);
  await signIn(page, `/jobs/${id}`);
  const readers = page.getByRole('listitem').filter({ hasText: /^MS-/ });
  await expect(readers.first()).toBeVisible();
  await axe(page);
  await expect(readers.filter({ hasText: ' – ' })).toHaveCount(0);
  answer();
  await expect(readers.filter({ hasText: ' – ' })).toHaveCount(await readers.count());
});

test('[JOB-01] a form, active jobs open, stopped jobs closed; each says when it has none', async ({
  page,
  service,
}) => {
  await signIn(page, '/jobs');
  const sections = page.getByRole('main').locator('h2 > button');
  await expect(sections).toHaveText(['Start a job', 'Active jobs', 'Stopped jobs', 'Timeline']);
  const open = (name: string) => page.locator('h2').getByRole('button', { name, exact: true });
  await expect(open('Start a job')).toHaveAttribute('aria-expanded', 'false');
  await expect(open('Active jobs')).toHaveAttribute('aria-expanded', 'true');
  await expect(open('Stopped jobs')).toHaveAttribute('aria-expanded', 'false');
  await expect(grid(page, 'Active jobs').getByRole('columnheader')).toHaveText([
    'Job',
    'Status',
    'Errors',
    'Recipe',
    'Facility',
    'Created',
    'Duration',
    'Actions',
  ]);
  await lookFromTop(page);
  await open('Stopped jobs').click();
  await expect(row(page, 'Stopped jobs', 'theatres-trial')).toContainText('Stopped');
  await lookFromTop(page);

  service.fault({ method: 'GET', path: '/itemsense/control/v1/jobs/show', body: [] });
  await expect(page.getByText('No jobs are active.')).toBeVisible();
  await page.reload();
  await expect(startForm(page)).toBeVisible();
  await expect(page.getByText('No jobs have stopped.')).toBeVisible();
  await lookFromTop(page);
});

test('[JOB-01] what is in the way of a job is found, stopped in place, and the job started and watched', async ({
  page,
  service,
}) => {
  await signIn(page, '/jobs');
  await fillStart(page, 'counting');
  const before = page.getByRole('region', { name: 'Pre-flight check' });
  await expect(before).toContainText('This job cannot start: 1 problem.');
  await lookFromTop(page);
  await before.getByRole('button', { name: 'Stop ground-floor-day' }).click();
  await confirmStop(page);
  await expect(page.getByText('Stopping ground-floor-day…')).toBeVisible();
  await service.advance(10_000);
  await expect(before).toContainText('Ready to start');
  await expect(startForm(page).getByRole('textbox', { name: 'Job name' })).toHaveValue('counting');
  await lookFromTop(page);

  await start(page).click();
  await expect(page.getByText('The job “counting” was started.')).toBeVisible();
  await expect(row(page, 'Active jobs', 'counting')).toContainText('Waiting');
  await service.advance(20_000);
  await expect(row(page, 'Active jobs', 'counting')).toContainText('Running');

  await row(page, 'Active jobs', 'counting').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^counting \(/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Running');
  await lookFromTop(page);
  await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).click();
  await confirmStop(page);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Stopping');
  await service.advance(10_000);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'Stopped by a user (after finishing).',
  );
  await expect(page.getByRole('main').getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await lookFromTop(page);
});

test('[JOB-10] a job made from another begins with what that had, and is shown once it is started', async ({
  page,
  service,
}) => {
  const original = await storedJob(service, 'theatres-night');
  await signIn(page, `/jobs/${original.id}`);
  await page.getByRole('button', { name: 'Create from', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Create a job from theatres-night/ });
  await expect(dialog.getByRole('textbox', { name: 'Job name' })).toHaveValue('theatres-night');
  await expect(dialog.getByRole('region', { name: /^Pre-flight check/ })).toContainText('Readers registered');
  await lookFromTop(page);
  await dialog.getByRole('textbox', { name: 'Job name' }).fill('theatres-again');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^theatres-again \(/ })).toBeVisible();
  const made = await storedJob(service, 'theatres-again');
  await expect(page).toHaveURL(`/jobs/${made.id}`);
  expect(made.job).toMatchObject({
    recipeName: original.recipeName,
    readerGroups: original.job.readerGroups,
  });
  await lookFromTop(page);
});

test('[JOB-10] with the keyboard alone: a job is made from another, started and stopped', async ({
  page,
  service,
}) => {
  const original = await storedJob(service, 'theatres-night');
  await signIn(page, `/jobs/${original.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Create from');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Job name' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('by-keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^by-keyboard \(/ })).toBeFocused();
  await tabTo(page, 'Stop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stopping by-keyboard…')).toBeVisible();
  await service.advance(10_000);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Stopped');
});

test('with the keyboard alone: facility and recipe are chosen, and a job is started from the list', async ({
  page,
  service,
}) => {
  await stopJob(service, 'ground-floor-day');
  await signIn(page, '/jobs');
  await tabTo(page, 'Start a job');
  await page.keyboard.press('Enter');
  await expect(startForm(page).getByRole('textbox', { name: 'Job name' })).toBeFocused();
  await page.keyboard.type('typed');
  for (const [field, option] of [
    ['Facility', hospital],
    ['Recipe', recipe],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(startForm(page).getByRole('combobox', { name: field })).toBeFocused();
    await page.keyboard.type(option);
    await expect(page.locator('.console-select-item-option-active', { hasText: option })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Pre-flight check' })).toContainText('Ready to start');
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The job “typed” was started.')).toBeVisible();
  expect(asked(service, 'POST', starts)).toHaveLength(1);
});

test('on a phone: a job is started, found in the list and stopped, with nothing running over the edge', async ({
  page,
  service,
}) => {
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await stopJob(service, 'ground-floor-day');
  await page.setViewportSize(widths.phone);
  await signIn(page, '/jobs');
  await fillStart(page, 'from-a-phone');
  await expect(page.getByRole('region', { name: 'Pre-flight check' })).toContainText('Ready to start');
  await fits();
  await lookFromTop(page);
  await start(page).click();
  await row(page, 'Active jobs', 'from-a-phone').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^from-a-phone \(/ })).toBeVisible();
  await fits();
  await lookFromTop(page);
  await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).click();
  await confirmStop(page);
  await service.advance(10_000);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Stopped');
  await page.getByRole('button', { name: 'Create from', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits();
  await lookFromTop(page);
});

test('two browsers at the same job: one stops it, the other sees it, and nothing moves under its hands', async ({
  page,
  context,
  service,
}) => {
  await signIn(page, '/jobs');
  await page.getByRole('button', { name: 'Stopped jobs' }).click();
  const stop = row(page, 'Active jobs', 'shop-doors').getByRole('button', { name: /^Stop/ });
  await openStartForm(page);
  await startForm(page).getByRole('textbox', { name: 'Job name' }).fill('half typed');
  // At the edge of the cell: its middle is the link, which asks whether the typed name may be left.
  const cell = row(page, 'Stopped jobs', 'theatres-trial').getByRole('gridcell').first();
  await cell.click({ position: { x: 3, y: 3 } });
  // Firefox has the focus in one tab only.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const held = await focused();
  const scrolled = await page.evaluate(() => scrollY);

  const other = await context.newPage();
  const { id } = await storedJob(service, 'ground-floor-day');
  await signIn(other, `/jobs/${id}`);
  await other.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).click();
  await confirmStop(other);
  await expect(row(page, 'Active jobs', 'ground-floor-day')).toContainText('Stopping');
  await service.advance(10_000);
  await expect(row(page, 'Active jobs', 'ground-floor-day')).toHaveCount(0);
  await expect(row(page, 'Stopped jobs', 'ground-floor-day').first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'Activity' })).toContainText('Stopped');

  expect(await focused(), 'the cell with the keyboard is still that of the same job').toBe(held);
  await expect(startForm(page).getByRole('textbox', { name: 'Job name' })).toHaveValue('half typed');
  await expect(stop).toBeVisible();
  // A row left the section above: the browser keeps what is looked at where it is.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled))
    .toBeLessThanOrEqual(88);

  await other.getByRole('button', { name: 'Create from', exact: true }).click();
  await other.getByRole('dialog').getByRole('textbox', { name: 'Job name' }).fill('second-shift');
  await other.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^second-shift \(/ })).toBeVisible();
  await expect(row(page, 'Active jobs', 'second-shift')).toBeVisible();
});

test('a start that the service refuses or does not answer keeps what was typed, and starts one job in the end', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*(409|50[234])/);
  await stopJob(service, 'ground-floor-day');
  await signIn(page, '/jobs');
  await fillStart(page, 'insisting');
  const name = startForm(page).getByRole('textbox', { name: 'Job name' });
  const failed = page.getByText('The job “insisting” could not be started.');

  service.fault({
    method: 'POST',
    path: '/itemsense/control/v1/jobs/start',
    status: 409,
    body: { message: 'Readers are busy' },
    times: 1,
  });
  await start(page).click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('Readers are busy');
  await expect(startForm(page)).toContainText('Readers are busy');
  await lookFromTop(page);
  await dismiss(page);
  await expect(name).toHaveValue('insisting');

  service.fault({ method: 'POST', path: '/itemsense/control/v1/jobs/start', status: 503, times: 1 });
  await start(page).click();
  await dismiss(page);
  await expect(name).toHaveValue('insisting');
  await expect(startForm(page).getByText(hospital)).toBeVisible();

  // Slow enough to be pressed again while it is under way.
  service.fault({ method: 'POST', path: '/itemsense/control/v1/jobs/start', delayMs: 1500, times: 1 });
  await start(page).click();
  await start(page).click({ force: true });
  await name.press('Enter');
  await expect(page.getByText('The job “insisting” was started.')).toBeVisible();
  expect(asked(service, 'POST', starts)).toHaveLength(3);
  expect(await countOf(service, 'insisting')).toBe(1);
});

test('a stop that fails says so and can be asked for again; one under way is not asked for twice', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*500/);
  const stops = () => asked(service, 'POST', /\/jobs\/stop\//).length;
  await signIn(page, '/jobs');
  const stop = row(page, 'Active jobs', 'dc1-tracking').getByRole('button', { name: /^Stop/ });
  service.fault({
    method: 'POST',
    path: '/itemsense/control/v1/jobs/stop',
    status: 500,
    body: { message: 'Agents do not answer' },
    times: 1,
  });
  await stop.click();
  await confirmStop(page);
  await expect(page.getByText('The job “dc1-tracking” could not be stopped.')).toBeVisible();
  await expect(page.getByText(/Agents do not answer/)).toBeVisible();
  await lookFromTop(page);
  await dismiss(page);

  service.fault({ method: 'POST', path: '/itemsense/control/v1/jobs/stop', delayMs: 1500, times: 1 });
  await stop.click();
  await confirmStop(page);
  await stop.click({ force: true });
  await expect(row(page, 'Active jobs', 'dc1-tracking')).toContainText('Stopping');
  expect(stops()).toBe(2);
  await service.advance(10_000);
  await expect(row(page, 'Active jobs', 'dc1-tracking')).toHaveCount(0);
});

test('a service that fails now and then costs no input and no second job', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*50\d/);
  await stopJob(service, 'ground-floor-day');
  await signIn(page, '/jobs');
  await fillStart(page, 'in-bad-weather');
  await page.getByRole('button', { name: 'Timeline' }).click();
  await page.addLocatorHandler(page.getByRole('alertdialog'), () => dismiss(page));
  const path = '/itemsense/control/v1/jobs';
  // The first try fails in any case, later ones by chance.
  let mend = service.fault({ method: 'POST', path, status: 500 });
  let started = false;
  for (let tries = 0; tries < 20 && !started; tries += 1) {
    await expect(startForm(page).getByRole('textbox', { name: 'Job name' })).toHaveValue('in-bad-weather');
    const answered = page.waitForResponse((response) => starts.test(response.url()));
    await start(page).click();
    started = (await answered).ok();
    mend();
    mend = service.fault({ path, rate: 0.4, status: 500 });
  }
  mend();
  await expect(row(page, 'Active jobs', 'in-bad-weather')).toBeVisible();
  expect(await countOf(service, 'in-bad-weather')).toBe(1);
});

test('[JOB-24] an unknown id shows the not-found message naming entity and id', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404/);
  await signIn(page, '/jobs/no-such-job');
  await expect(page.getByText('There is no job named "no-such-job".')).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('main').getByRole('link', { name: 'Jobs' }).click();
  await expect(grid(page, 'Active jobs')).toBeVisible();
});
