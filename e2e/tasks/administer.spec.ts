import { readFile } from 'node:fs/promises';
import { hasMosquitto, startBrokerProxy, startMosquitto } from '@console/testing/brokers';
import { freePort } from '@console/workspace';
import { expect, test } from '../browser/test';
import { runJob } from '../events/events';
import { deep } from '../site/deep';
import { askService } from '../site/fleet';
import { brokerHost } from '../site/service';
import { area, begin, button, choice, entryOfMore, field, heading, link, more, section } from './console';

/** Where browsers reach the broker: what they may connect to is said before it is there. */
const port = await freePort();

const hour = 3_600_000;

test.describe('Mosquitto', () => {
  test.skip(!deep, 'For npm run test:deep: a job has to run until items move.');
  test.skip(!hasMosquitto(), 'NOT TESTED against Mosquitto by WebSockets: it is not installed');
  test.use({ siteOptions: { brokerOrigins: [`ws://127.0.0.1:${port}`] } });

  test('a broker is live in at most 7 steps, and what arrives there is heard in 9', async ({
    page,
    service,
  }) => {
    const mosquitto = await startMosquitto();
    const proxy = await startBrokerProxy(mosquitto.webSockets, undefined, port);
    const { username, password } = mosquitto.mqtt;
    const address = `mqtt://${username}:${password}@${brokerHost}:${mosquitto.mqtt.port}`;
    const person = await begin(page);
    await person.press(link(page, 'New broker'));
    await person.pasteInto(field(page, 'Host'), address);
    await person.press(button(page, 'Submit'));
    await expect(heading(page, brokerHost)).toBeVisible();
    await person.press(link(page, 'New publisher for this broker'));
    await expect(field(page, 'Name')).toHaveValue(brokerHost);
    await person.choose(choice(page, 'Message types'), 'ITEM');
    await person.press(button(page, 'Submit'));
    await expect(page.getByRole('region', { name: 'Where messages go' })).toBeVisible();
    person.expectAtMost(7);
    await person.press(button(page, 'Listen at the broker'));
    await person.fillIn(page.getByLabel(/^Password( \(optional\))?$/), password, 'Enter');
    await expect(page.getByText('Listening', { exact: true })).toBeVisible();
    await runJob(service, 'day');
    const grid = page.getByRole('grid', { name: 'Messages that arrived' });
    await expect(grid.getByRole('gridcell', { name: 'item' }).first()).toBeVisible();
    person.expectAtMost(9);
    // Its session ends with the reset, and it may ask at any moment.
    await page.close();
    await service.reset();
    await proxy.close();
    await mosquitto.close();
  });
});

test('a leaked token is found in 2 steps, rotated in 3 and revoked in 5', async ({ page, service }) => {
  const { token } = await askService<{ token: string }>(service, '/itemsense/authentication/v1/token/Admin', {
    method: 'PUT',
  });
  const person = await begin(page);
  await person.paste(token);
  await expect(page.getByRole('option', { selected: true })).toContainText('Find a token');
  await person.key('Enter');
  await expect(page.getByText(/^This token is of Admin, valid/)).toBeVisible();
  await expect(page).toHaveURL('/users/all-tokens');
  person.expectAtMost(2);
  await person.press(button(page, /^Rotate /));
  await expect(page.getByRole('region', { name: /^Rotation of/ })).toBeFocused();
  person.expectAtMost(3);
  const card = page.getByRole('region', { name: /^Rotation of/ });
  await person.press(card.getByRole('button', { name: /^Revoke/ }));
  // Asked while programs may still use it.
  await person.press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByText(/ is revoked\. Only the new token is valid\.$/)).toBeVisible();
  person.expectAtMost(5);
});

test('five users with a role in at most 5 steps', async ({ page }) => {
  const person = await begin(page);
  await person.press(area(page, 'Users'));
  await person.press(link(page, 'Create several users'));
  await person.fill(
    field(page, 'Names or mail addresses'),
    'ann.lee@example.com, bo.ek@example.com, cy.day@example.com, di.fox@example.com, ed.ray@example.com',
  );
  await person.choose(choice(page, 'Roles (optional)'), 'DataReader');
  await person.press(button(page, 'Create users'));
  await expect(page.getByRole('region', { name: /^5 users created/ })).toBeVisible();
  person.expectAtMost(5);
});

test('forty readers are upgraded in waves, their jobs stopped before, in at most 9 steps', async ({
  page,
}) => {
  const person = await begin(page);
  await person.press(more(page));
  await person.press(entryOfMore(page, 'Admin'));
  await person.press(section(page, 'Software Management'));
  await person.press(button(page, 'Start new upgrade'));
  await person.choose(choice(page, 'Version'), '7.0.0.240');
  await person.press(page.getByRole('checkbox', { name: /^Stop these jobs before/ }));
  await person.press(page.getByRole('checkbox', { name: /^Select all \d+ that can be upgraded/ }));
  await person.press(page.getByRole('radio', { name: /^In waves/ }));
  await person.press(button(page, 'Start upgrade'));
  await expect(
    page.getByRole('region', { name: /in waves:/ }).getByRole('list', { name: 'Waves' }),
  ).toBeVisible();
  person.expectAtMost(9);
});

test('a configuration is exported in 4 steps, and compared or applied in at most 7', async ({
  page,
  trouble,
}) => {
  trouble.expect(/404/);
  const person = await begin(page);
  await person.press(more(page));
  await person.press(entryOfMore(page, 'Config migration'));
  await person.press(section(page, 'Bundle'));
  const [file] = await Promise.all([page.waitForEvent('download'), person.press(button(page, 'Download'))]);
  person.expectAtMost(4);
  const text = await readFile(await file.path(), 'utf8');
  const changed = text.replace('"facilities": [', '"facilities": [{ "name": "Annex" },');
  const site = { name: 'site.json', mimeType: 'application/json', buffer: Buffer.from(changed) };

  const comparing = await begin(page);
  await comparing.press(more(page));
  await comparing.press(entryOfMore(page, 'Config migration'));
  await comparing.press(section(page, 'Compare'));
  await comparing.chooseFile(button(page, /choose files/), site);
  await comparing.press(button(page, 'Compare'));
  await expect(page.getByText('Annex').first()).toBeVisible();
  comparing.expectAtMost(5);

  const applying = await begin(page);
  await applying.press(more(page));
  await applying.press(entryOfMore(page, 'Config migration'));
  await applying.press(section(page, 'Apply'));
  await applying.chooseFile(button(page, /choose files/), site);
  await applying.press(button(page, 'Preview'));
  await applying.press(button(page, 'Apply 1 change'));
  await applying.press(page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }));
  await expect(page.getByText('The change is applied.')).toBeVisible();
  applying.expectAtMost(7);
});

test('from a reader that went away and came back to its log at that time in 2 steps', async ({
  page,
  service,
}) => {
  await service.leap(hour);
  await service.cutOff(['MS-Checkout-1']);
  await service.leap(2 * hour);
  await service.reconnect(['MS-Checkout-1']);
  await service.advance(60_000);
  const person = await begin(page);
  const news = page.getByRole('list', { name: 'What happened' });
  await person.press(news.getByRole('link', { name: 'MS-Checkout-1', exact: true }));
  await person.press(link(page, 'Show its log around the last drop'));
  await expect(page.getByText(/^The logs are being collected\./)).toBeVisible();
  await service.advance(60_000);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  person.expectAtMost(2);
});

test('what was deleted is there again in 1 step', async ({ page }) => {
  const person = await begin(page);
  await page.getByRole('link', { name: 'Recipes' }).click();
  await button(page, 'Delete Aisle-Tracking').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await person.press(page.getByRole('button', { name: 'Create again' }));
  await expect(
    page.getByRole('grid').getByRole('link', { name: 'Aisle-Tracking', exact: true }),
  ).toBeVisible();
  person.expectAtMost(1);
});

test('item data is cleared by whoever means it, in at most 6 steps', async ({ page, service }) => {
  for (const { id, status } of await askService<{ id: string; status: string }[]>(
    service,
    '/itemsense/control/v1/jobs/show',
  ))
    if (status !== 'STOPPED')
      await askService(service, `/itemsense/control/v1/jobs/stop/${id}?graceful=true`, {
        method: 'POST',
        body: '""',
      });
  await service.advance(20_000);
  const person = await begin(page);
  await person.press(more(page));
  await person.press(entryOfMore(page, 'Admin'));
  await person.press(section(page, 'Reset'));
  await person.press(button(page, 'Clear item data'));
  const question = page.getByRole('alertdialog');
  await person.fill(question.getByRole('textbox'), 'clear items');
  await person.press(question.getByRole('button', { name: 'Reset' }));
  await expect(page.getByText('The item data was reset.')).toBeVisible();
  person.expectAtMost(6);
});
