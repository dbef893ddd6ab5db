import { readSystem, writeBundle } from '@console/api-client/configuration-bundle';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../remote.generated';

const service = serviceOfTest();
beforeEach(() => emulator.reset());

const configured = async () => writeBundle((await readSystem(await signedInClient())).configuration, 'json');

/** The readers of the shop, each with an address of its own. */
async function readerLines(): Promise<string> {
  const { configuration } = await readSystem(await signedInClient(), { only: ['readerDefinitions'] });
  return (configuration.readerDefinitions ?? [])
    .filter(({ facility }) => facility === 'Market Street Store')
    .map(({ name }, at) => `${name}\t${name.replace('MS-', 'HS-')}\t10.31.4.${at + 11}`)
    .join('\n');
}

const readersField = () => screen.findByRole('textbox', { name: 'Readers of the new facility' });

async function begin() {
  const rendered = await renderRemote(remote, { path: paths.facilities(), serviceUrl: service.url });
  const { user } = rendered;
  const row = within(await screen.findByRole('row', { name: /Market Street Store/ }));
  await user.click(row.getByRole('link', { name: /New facility like this one/ }));
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(await screen.findByRole('textbox', { name: 'Name of the new facility' }), 'Harbour Street Store');
  type(screen.getByRole('textbox', { name: /Subnet range of the new facility/ }), '10.31.4.0/24');
  return rendered;
}

async function review() {
  const rendered = await begin();
  fireEvent.change(await readersField(), { target: { value: await readerLines() } });
  expect(await screen.findByText('12 of 12 readers are ready.')).toBeVisible();
  await rendered.user.click(screen.getByRole('button', { name: 'Review' }));
  await screen.findByRole('region', { name: 'Changes' });
  return rendered;
}

async function undoAll(user: Awaited<ReturnType<typeof begin>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Undo everything', busy: false }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo everything' }));
  await screen.findByText('Everything that was made for Harbour Street Store is undone.', undefined, {
    timeout: 20_000,
  });
}

test('names are suggested until they are typed, what is missing is named, and nothing is sent', async () => {
  const { user } = await begin();
  const field = (await readersField()) as HTMLTextAreaElement;
  expect(field.value).toMatch(/^MS-Entrance-Gate-1, HS-Entrance-Gate-1, $/m);
  const zoneMap = screen.getByRole('textbox', { name: /Zone map like Market Street Ground Floor/ });
  expect(zoneMap).toHaveValue('Harbour Street Ground Floor');
  fireEvent.change(zoneMap, { target: { value: 'Quay' } });
  await user.type(screen.getByRole('textbox', { name: 'Name of the new facility' }), ' 2');
  expect(zoneMap).toHaveValue('Quay');
  fireEvent.change(await readersField(), { target: { value: 'MS-Checkout-1, HS-Checkout-1,' } });
  expect(await screen.findByText('0 of 12 readers are ready.')).toBeVisible();
  expect(screen.getByText('Without an address: MS-Checkout-1')).toBeVisible();
  expect(screen.getByText(/^Left out: .*MS-Stock-Room/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await waitFor(async () =>
    expect(await readersField()).toHaveAccessibleDescription(/An address is missing for MS-Checkout-1/),
  );
  expect(await readersField()).toHaveValue('MS-Checkout-1, HS-Checkout-1,');
  expect(service.changes()).toEqual([]);
});

test('all of it is made in order and undone as one; a job whose readers have not registered waits', async () => {
  const before = await configured();
  const { user } = await review();
  expect(screen.getByText(/20 to create/)).toBeVisible();
  expect(
    screen.getByText(/these jobs are started: .*shop-doors-Harbour \(recipe Shop-Doors-Harbour\)/),
  ).toBeVisible();
  expect(service.changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Apply 20 changes' }));
  const result = within(await screen.findByRole('region', { name: 'Harbour Street Store: what comes next' }));
  expect(screen.getByText('All 20 changes applied.')).toBeVisible();
  expect(await result.findAllByText('Not started: none of its readers has registered yet')).toHaveLength(2);
  const made = JSON.parse(await configured()).sections;
  expect(made.recipes).toContainEqual(
    expect.objectContaining({
      name: 'Shop-Doors-Harbour',
      thresholds: ['Shop Entrance Harbour', 'Stock Room Door Harbour'],
    }),
  );
  expect(made.currentZoneMaps).toContainEqual({
    name: 'Harbour Street Store',
    zoneMap: 'Harbour Street Ground Floor',
  });
  expect(result.getByRole('button', { name: 'Start now' })).toBeVisible();
  await undoAll(user);
  expect(await configured()).toBe(before);
  expect(await readersField()).toHaveValue(await readerLines());
});

test('a failure names what was made; to continue makes what is left, and no job starts before', async () => {
  const thresholds = 'POST /itemsense/configuration/v1/thresholds';
  service.give(thresholds, { status: 400, body: { message: 'not now' } });
  const { user } = await review();
  await user.click(screen.getByRole('button', { name: 'Apply 20 changes' }));
  expect(await screen.findByText(/^1[0-9] of 20 changes applied\.$/)).toBeVisible();
  expect(await screen.findAllByRole('row', { name: /Refused.*Thresholds.*not now/ })).not.toHaveLength(0);
  expect(service.changes().some(({ request }) => request.includes('/jobs/'))).toBe(false);
  service.takeBack(thresholds);
  await user.click(await screen.findByRole('button', { name: 'Continue', busy: false }));
  expect(await screen.findByText('All 4 changes applied.')).toBeVisible();
});
