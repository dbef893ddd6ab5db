import type { Page } from '@playwright/test';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

const events = '/itemsense/configuration/v1/events';

/** Fields by which a broker or publisher is known in its stored form. */
interface StoredRecord {
  readonly id: string;
  readonly name: string;
}

/** Stores a broker past the console. */
export const givenBroker = (service: Service, broker: object) =>
  askService<StoredRecord>(service, `${events}/brokers`, {
    method: 'POST',
    body: JSON.stringify({
      type: 'AMQP',
      host: 'mq.depot.example',
      port: 5672,
      username: 'console',
      password: 'warehouse7',
      ...broker,
    }),
  });

/** Stores a publisher past the console. */
export const givenPublisher = (service: Service, publisher: object) =>
  askService<StoredRecord>(service, `${events}/publishers`, {
    method: 'POST',
    body: JSON.stringify({ messageTypes: ['ITEM'], ...publisher }),
  });

/** Deletes a broker past the console. */
export const deleteBroker = (service: Service, { id }: StoredRecord) =>
  askService(service, `${events}/brokers/${id}`, { method: 'DELETE' });

/** Chooses an option of a choice of the form; typing narrows what it offers. */
export async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await box.fill(option);
  await page.locator(`.console-select-item-option[title="${option}"]`).click();
}

/** Chooses types of messages, and closes the list, which stays open for more. */
export async function chooseTypes(page: Page, ...types: readonly string[]): Promise<void> {
  for (const type of types) await choose(page, 'Message types', type);
  await page.keyboard.press('Escape');
}

/** Fills in text fields of the form, by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) }).fill(value);
}

/** Types the password of a broker, whose field is no text field to assistive technology. */
export const fillPassword = (page: Page, password: string) =>
  page.getByLabel(/^Password( \(optional\))?$/).fill(password);

/** Sends the form. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Starts a job that sees items, and lets it run. */
export async function runJob(service: Service, name: string): Promise<void> {
  const facility = 'Riverside Hospital';
  const jobs = '/itemsense/control/v1/jobs';
  for (const { id, status, job } of await askService<
    { id: string; status: string; job: { facility?: string } }[]
  >(service, `${jobs}/show`))
    if (job.facility === facility && status !== 'STOPPED')
      await askService(service, `${jobs}/stop/${id}?graceful=true`, { method: 'POST', body: '""' });
  await service.advance(10_000);
  await askService(service, `${jobs}/start`, {
    method: 'POST',
    body: JSON.stringify({ name, facility, recipeName: 'IMPINJ_Deep_Scan_Inventory', startDelay: 'PT0S' }),
  });
  for (let minutes = 0; minutes < 5; minutes += 1) await service.advance(60_000);
}
