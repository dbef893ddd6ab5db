import { identityOf } from '@console/testing/brokers';
import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import {
  choose,
  chooseTypes,
  deleteBroker,
  fill,
  fillPassword,
  givenBroker,
  givenPublisher,
  submit,
} from './events';

const brokers = '/event-configuration/brokers';
const publishers = '/event-configuration/publishers';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const actions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Actions for/ })
    .first();

test('[PUBLISHER-01] the index leads to the publishers; both lists are reachable from there', async ({
  page,
}) => {
  await signIn(page, publishers);
  await page.goto('/event-configuration');
  await expect(page).toHaveURL(publishers);
  await expect(page.getByRole('grid', { name: 'Publishers' })).toBeVisible();
  await page.getByRole('link', { name: 'Brokers', exact: true }).click();
  await expect(page).toHaveURL(brokers);
  await expect(page.getByRole('grid', { name: 'Brokers' })).toBeVisible();
  await page.getByRole('link', { name: 'Publishers', exact: true }).click();
  await expect(page).toHaveURL(publishers);
});

test('[BROKER-01] [BROKER-14] a broker is created, edited and deleted', async ({ page }) => {
  await signIn(page, brokers);
  const grid = page.getByRole('grid', { name: 'Brokers' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Host', 'Port', 'Type', 'Actions']);
  await expect(grid.getByText('No actions')).toBeVisible();
  await lookFromTop(page);

  await page.getByRole('link', { name: 'New broker' }).click();
  await submit(page);
  await expect(page.getByRole('link', { name: "Host can't be blank." })).toBeVisible();
  await lookFromTop(page);
  await choose(page, 'Type', 'MQTT');
  await fill(page, { Name: 'Journey', Host: 'mq.journey.example', Port: '8883', Username: 'console' });
  await fillPassword(page, 'warehouse7');
  await page.getByRole('checkbox', { name: 'Secure connection' }).check();
  const certificate = page.getByRole('textbox', { name: 'Server certificate' });
  await certificate.fill('hello');
  await expect(page.getByText(/^This is no certificate in PEM form/)).toBeVisible();
  await lookFromTop(page);
  await certificate.fill(identityOf('other.example').cert);
  await expect(page.getByText(/^It is for other\.example, not for mq\.journey\.example/)).toBeVisible();
  await certificate.fill(identityOf('mq.journey.example').cert);
  await expect(page.getByText(/^For mq\.journey\.example, valid until/)).toBeVisible();
  await submit(page);
  await expect(page.getByText('The broker “Journey” was saved.')).toBeVisible();
  await expect(heading(page, 'Journey')).toBeVisible();
  await lookFromTop(page);

  await actions(page).getByRole('link', { name: 'Edit' }).click();
  await fill(page, { Port: '8884' });
  await submit(page);
  await page
    .getByRole('dialog', { name: 'Review your changes' })
    .getByRole('button', { name: 'Save changes' })
    .click();
  await expect(page.getByText('The broker “Journey” was saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('8884');

  await actions(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The broker “Journey” was deleted.')).toBeVisible();
  await expect(page).toHaveURL(brokers);
  await expect(grid.getByRole('link', { name: 'Journey' })).toHaveCount(0);
});

test('[PUBLISHER-02] [PUBLISHER-19] a publisher is created, tried out, copied and deleted', async ({
  page,
  service,
  browserName,
}) => {
  await givenBroker(service, { name: 'Journey broker' });
  await signIn(page, publishers);
  const grid = page.getByRole('grid', { name: 'Publishers' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Broker', 'Message types', 'Actions']);
  const doors = grid.getByRole('row').filter({ hasText: 'Dock Movements' });
  await expect(doors.getByRole('link', { name: 'Warehouse Management' })).toBeVisible();
  await expect(doors.getByRole('button')).toHaveCount(2);
  await lookFromTop(page);

  await page.getByRole('link', { name: 'New publisher' }).click();
  await fill(page, { Name: 'Journey' });
  await choose(page, 'Broker', 'Journey broker');
  await chooseTypes(page, 'ITEM', 'HEALTH', 'THRESHOLD');
  await fill(page, { 'Routing key': 'dock', 'Routing key prefix': 'dé ck.#' });
  const destination = page.getByRole('region', { name: 'Where messages go' });
  await expect(page.getByText(/^Routing key is complete by itself/)).toBeVisible();
  await fill(page, { 'Routing key': '' });
  await submit(page);
  await expect(page.getByRole('link', { name: /^Routing key prefix must not hold “#”/ })).toBeVisible();
  await lookFromTop(page);
  await fill(page, { 'Routing key prefix': 'dock' });
  await expect(destination.locator('code')).toHaveText(['dock.item', 'dock.health', 'dock.threshold']);
  if (browserName === 'chromium') {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(destination.getByText('dock', { exact: true }).first()).toHaveCSS(
      'color',
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
  await page.getByRole('button', { name: 'Filter preview' }).click();
  await expect(page.getByText('100 of the last 100 observations would be sent.')).toBeVisible();
  await page.getByRole('combobox', { name: /^To zone/ }).fill('Nowhere at all');
  await expect(page.getByText('None of the last 100 observations would be sent.')).toBeVisible();
  await lookFromTop(page);
  await submit(page);
  await expect(page.getByText('The publisher “Journey” was saved.')).toBeVisible();
  await expect(heading(page, 'Journey')).toBeVisible();

  await page.getByRole('button', { name: 'Filter preview' }).click();
  const observations = page.getByRole('grid', { name: 'Filter preview' });
  await expect(observations.getByText(/^It went to zone .+, not Nowhere at all\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'What a message looks like' }).click();
  await expect(page.getByRole('region', { name: 'Sample message: Health' })).toContainText('"code"');
  await page.getByRole('button', { name: 'Client code' }).click();
  await page.getByRole('radio', { name: 'Java' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Client code in Java' })).toContainText('ConnectionFactory');
  await lookFromTop(page);

  await actions(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(heading(page, 'Journey-COPY')).toBeVisible();
  await actions(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The publisher “Journey-COPY” was deleted.')).toBeVisible();
  await expect(page).toHaveURL(publishers);
});

test('[BROKER-15] [PUBLISHER-20] unknown ids are not found, by the entity and the id', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*404/);
  await signIn(page, `${brokers}/nobody-knows`);
  await expect(page.getByText(/no broker .*nobody-knows/)).toBeVisible();
  await lookFromTop(page);
  await page.goto(`${publishers}/nobody-knows`);
  await expect(page.getByText(/no publisher .*nobody-knows/)).toBeVisible();
  await lookFromTop(page);
});

test('a broker that is deleted while its publisher is edited: nothing typed is lost', async ({
  page,
  service,
}) => {
  const broker = await givenBroker(service, { name: 'Soon gone' });
  await givenBroker(service, { name: 'Still there' });
  await signIn(page, `${publishers}/new`);
  await fill(page, { Name: 'Orphan' });
  await choose(page, 'Broker', 'Soon gone');
  await chooseTypes(page, 'ITEM');
  await fill(page, { 'Routing key prefix': 'dock' });
  await deleteBroker(service, broker);
  await expect(page.getByText(/^This broker was deleted meanwhile/)).toBeVisible();
  await lookFromTop(page);
  await choose(page, 'Broker', 'Still there');
  await submit(page);
  await expect(page.getByText('The publisher “Orphan” was saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'AMQP options' })).toContainText('dock');
});

test('with the keyboard alone: a broker is tested and deleted', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*400.*test/);
  const { id } = await givenBroker(service, { name: 'By keyboard' });
  await signIn(page, `${brokers}/${id}`);
  await expect(heading(page, 'By keyboard')).toBeVisible();
  await tabTo(page, 'Test connection');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('The host name "mq.depot.example" cannot be resolved');
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Connection tests in this browser' })).toContainText('Failed');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The broker “By keyboard” was deleted.')).toBeVisible();
});

test('the overview says which brokers cannot be reached, once they were tested', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*400.*test/);
  await givenBroker(service, { name: 'Far away' });
  await signIn(page, '/overview');
  const card = page.getByRole('region', { name: 'Broker connections' });
  const broker = card.getByRole('listitem').filter({ hasText: 'Far away' });
  await expect(broker).toContainText('Not tested');
  await card.getByRole('button', { name: 'Test all connections' }).click();
  await expect(broker).toContainText('Not reached');
  await expect(broker).toContainText('The host name "mq.depot.example" cannot be resolved');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await lookFromTop(page);
  await page.reload();
  await expect(card.getByRole('listitem').first()).toContainText('Far away');
  await expect(broker).toContainText('Not reached');
});

test('at 400 px every page is as wide as the screen', async ({ page, service }) => {
  const { id: brokerId } = await givenBroker(service, { name: 'Narrow broker' });
  const { id } = await givenPublisher(service, {
    name: 'Narrow publisher',
    brokerId,
    messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'],
    messageOptions: {
      amqp: { routingKeyPrefix: 'a.very.long.prefix.of.a.routing.key.that.has.to.be.broken' },
    },
  });
  await page.setViewportSize(widths.phone);
  await signIn(page, brokers);
  for (const path of [
    brokers,
    `${brokers}/new`,
    `${brokers}/${brokerId}`,
    publishers,
    `${publishers}/${id}/edit`,
    `${publishers}/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.endsWith(id)) await page.getByRole('button', { name: 'Client code' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      widths.phone.width,
    );
    await lookFromTop(page);
  }
});
