import { expect, type Locator, type Page } from '@playwright/test';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

/** Where most journeys start jobs; a job that runs there has some of its readers. */
export const hospital = 'Riverside Hospital';

const base = '/itemsense/control/v1/jobs';

/** A job as the service holds it. */
export interface StoredJob {
  readonly id: string;
  readonly status: string;
  readonly recipeName: string;
  readonly job: { readonly name: string | null; readonly readerGroups?: readonly string[] };
}

/** All jobs the service knows, newest first. */
export const storedJobs = (service: Service) => askService<StoredJob[]>(service, `${base}/show`);

/** The newest job of this name. */
export async function storedJob(service: Service, name: string): Promise<StoredJob> {
  const found = (await storedJobs(service)).find(({ job }) => job.name === name);
  if (!found) throw new Error(`The service has no job ${name}.`);
  return found;
}

/** Stops a job past the console, and lets the time pass that this takes. */
export async function stopJob(service: Service, name: string): Promise<void> {
  const { id } = await storedJob(service, name);
  await askService(service, `${base}/stop/${id}?graceful=true`, { method: 'POST', body: '""' });
  await service.advance(10_000);
  expect((await storedJob(service, name)).status).toBe('STOPPED');
}

/** The form on the list of jobs. */
export const startForm = (page: Page) => page.getByRole('form', { name: 'Start a job' });

/** Opens the form, which is folded while jobs are active. */
export async function openStartForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Start a job' }).first().click();
  await expect(startForm(page)).toBeVisible();
}

/** Answers the question before a job is stopped. */
export const confirmStop = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();

/** One of the tables of the list of jobs. */
export const grid = (page: Page, name: 'Active jobs' | 'Stopped jobs') => page.getByRole('grid', { name });

/** The row of a job, by the name of the job. */
export const row = (page: Page, list: Parameters<typeof grid>[1], name: string) =>
  grid(page, list)
    .getByRole('row')
    .filter({ hasText: `${name} (` });

/** Chooses an option of a choice; typing narrows what it offers. */
export async function choose(page: Page, form: Locator, field: string, option: string): Promise<void> {
  const box = form.getByRole('combobox', { name: field });
  await box.click();
  await box.fill(option);
  await page.locator(`.console-select-item-option[title="${option}"]`).click();
}

/** Answers the message that is in the way. */
export async function dismiss(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
}
