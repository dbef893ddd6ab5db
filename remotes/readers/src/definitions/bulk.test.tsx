import { destroyReaderDefinition } from '@console/api-client/reader-definitions';
import { isHealthy, readerIsAwaitingAgent } from '@console/api-client/reader-health';
import { listZoneMaps } from '@console/api-client/zone-maps';
import { chooseOption, renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenDefinition, readerWhose, storedDefinition } from './definition.fixtures';

const service = serviceOfTest();
const definitions = '/itemsense/configuration/v1/readerDefinitions';

/** Opens the list, selects readers and begins something with them. */
async function begin(action: string, names: readonly string[]) {
  const { user } = await renderRemote(remote, { path: '/readers/definitions', serviceUrl: service.url });
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: action }));
  const dialog = within(
    await screen.findByRole('dialog', { name: new RegExp(`^(${action} \\(|Move \\d+ reader)`) }),
  );
  const start = dialog.getByRole('button', { name: action });
  return { user, dialog, start };
}

/** Two facilities, the second with a zone map. */
async function twoFacilities() {
  const { rows } = await (await signedInClient()).call(listZoneMaps());
  const maps = rows.filter(({ facility, zones }) => facility !== undefined && zones.length > 0);
  const [first, second] = [...new Map(maps.map((map) => [map.facility ?? '', map]))];
  if (!first || !second) throw new Error('The emulator has no two facilities with zones.');
  return { from: first[0], to: second[0], zone: second[1].zones[0]?.name ?? '' };
}

test('restarting leaves out who cannot be restarted, with the reason, and tells how each went', async () => {
  const healthy = await readerWhose(isHealthy);
  const waiting = await readerWhose(readerIsAwaitingAgent);
  const { user, dialog, start } = await begin('Restart', [healthy, waiting]);
  expect(
    dialog.getByText(`${waiting} cannot be restarted: it has not yet registered with an agent.`),
  ).toBeInTheDocument();
  expect(service.changes()).toEqual([]);
  await user.click(start);
  expect(await dialog.findByText('1 done, 0 failed.')).toBeInTheDocument();
  expect(service.changes().map(({ request }) => request)).toEqual([
    `POST /itemsense/support/v1/readers/${encodeURIComponent(healthy)}/reboot`,
  ]);
});

test('deleting asks first; one that fails says why, and can be tried again', async () => {
  const { name: one } = await givenDefinition();
  const { name: other } = await givenDefinition();
  const failing = `DELETE ${definitions}/destroy/${encodeURIComponent(other)}`;
  service.give(failing, { status: 409, body: { message: 'A job runs on it' } });
  const { user, dialog, start } = await begin('Delete', [one, other]);
  expect(dialog.getByText(/You can create them again from Activity\.$/)).toBeInTheDocument();
  expect(service.changes()).toEqual([]);

  await user.click(start);
  expect(await dialog.findByText('1 done, 1 failed.')).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `${other} failed: ItemSense responded with an error: A job runs on it`,
    `${one} done`,
  ]);
  expect(await storedDefinition(one)).toBeUndefined();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  service.takeBack(failing);
  await user.click(dialog.getByRole('button', { name: 'Retry 1 failed' }));
  expect(await dialog.findByText('2 done, 0 failed.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    for (const name of [one, other])
      expect(screen.queryByRole('checkbox', { name: `Select ${name}` })).not.toBeInTheDocument();
  });
});

test('cancelling the question sends nothing', async () => {
  const { name } = await givenDefinition();
  const { user, dialog } = await begin('Delete', [name]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(service.changes()).toEqual([]);
  expect(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByText('1 row selected'),
  ).toBeInTheDocument();
});

test('[READER-22] changing the facility asks which; who is there already or has zones it lacks is not moved', async () => {
  const { from, to, zone } = await twoFacilities();
  const moved = await givenDefinition({
    facility: from,
    groups: ['docks'],
    antennaZones: [
      { antennaId: 1, zoneName: zone },
      { antennaId: 2, zoneName: 'ABSENT' },
    ],
  });
  const there = await givenDefinition({ facility: to });
  const stays = await givenDefinition({
    facility: from,
    antennaZones: [{ antennaId: 1, zoneName: 'Nowhere' }],
  });
  const { user, dialog, start } = await begin('Change facility', [moved.name, there.name, stays.name]);
  expect(start).toHaveAccessibleDescription('Choose the new facility first.');
  await user.click(start);
  expect(service.changes()).toEqual([]);

  await chooseOption(user, 'New facility', to);
  expect(dialog.getByText(`${there.name} is in ${to} already.`)).toBeInTheDocument();
  expect(
    await dialog.findByText(`${stays.name} has the antenna zone Nowhere, which ${to} does not have.`),
  ).toBeInTheDocument();
  await user.click(start);
  expect(await dialog.findByText('1 moved, 0 failed.')).toBeInTheDocument();
  expect(service.changes()).toHaveLength(1);
  expect(await storedDefinition(moved.name)).toMatchObject({
    facility: to,
    groups: ['docks'],
    antennaZones: moved.antennaZones,
  });
  expect(await storedDefinition(stays.name)).toMatchObject({ facility: from });
});

test('a reader that was deleted since it was listed is not created again', async () => {
  const { from, to } = await twoFacilities();
  const given = await givenDefinition({ facility: from });
  const { user, dialog, start } = await begin('Change facility', [given.name]);
  await (await signedInClient()).call(destroyReaderDefinition(given.name));
  await chooseOption(user, 'New facility', to);
  await user.click(start);
  expect(await dialog.findByText('0 moved, 1 failed.')).toBeInTheDocument();
  expect(await storedDefinition(given.name)).toBeUndefined();
});

test('a move leaves a notification with what was done, and the way back', async () => {
  const { from, to } = await twoFacilities();
  const { name } = await givenDefinition({ facility: from, placement: { x: 1, y: 1, z: 3, yaw: 0 } });
  const { user, dialog, start } = await begin('Change facility', [name]);
  await chooseOption(user, 'New facility', to);
  expect(dialog.getByText(/^1 of them keeps its coordinates\./)).toBeInTheDocument();
  await user.click(start);
  await dialog.findByText('1 moved, 0 failed.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await storedDefinition(name)).toMatchObject({ facility: to });

  expect(screen.getByText(`1 reader moved to ${to}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move back' }));
  expect(await screen.findByText('1 reader is in its former facility again')).toBeVisible();
  expect(await storedDefinition(name)).toMatchObject({ facility: from });
  expect(screen.queryByRole('button', { name: 'Move back' })).not.toBeInTheDocument();
});
