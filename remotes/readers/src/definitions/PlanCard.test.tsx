import { selectZoneMap } from '@console/api-client/zone-map-current';
import { listZoneMaps } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenDefinition } from './definition.fixtures';

const service = serviceOfTest();

/** Opens the page of a reader that hangs in a facility; answers its plan. */
async function open(change: Parameters<typeof givenDefinition>[0]) {
  const { name } = await givenDefinition(change);
  const { user } = await renderRemote(remote, {
    path: `/readers/definitions/${encodeURIComponent(name)}`,
    serviceUrl: service.url,
  });
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  return { user, name, plan };
}

/** A facility whose current zone map has zones, and that map. */
async function givenCurrentMap() {
  const client = await signedInClient();
  const { rows } = await client.call(listZoneMaps());
  const map = rows.find(({ facility, zones }) => facility && zones.length > 0);
  if (!map?.facility) throw new Error('The emulator has no zone map.');
  await client.call(selectZoneMap(map.name));
  return { map, facility: map.facility, currentAsked: currentOf(map.facility) };
}

const currentOf = (facility: string) =>
  `GET /itemsense/control/v1/currentZoneMap/show/${encodeURIComponent(facility)}`;

test('a reader stands on the current zone map of its facility, with its place and health in words', async () => {
  const { map, facility } = await givenCurrentMap();
  const [zone] = map.zones;
  const { name, plan } = await open({
    facility,
    placement: { x: 2.5, y: 3, z: 4, yaw: 90, floor: zone?.floor ?? 'DEFAULT' },
  });
  expect(await plan.findByRole('application', { name: `${name} on the zone map ${map.name}` })).toBeVisible();
  expect(plan.getByRole('link', { name: `Zone map ${map.name}` })).toHaveAttribute(
    'href',
    `/zone-maps/${encodeURIComponent(map.name)}`,
  );
  const card = screen.getByRole('region', { name: 'Plan' });
  expect(card).toHaveTextContent('2.5 m, 3 m');
  expect(card).toHaveTextContent(zone?.name ?? '');
  await waitFor(() => expect(card).toHaveTextContent('Awaiting agent'));
});

test('a reader without coordinates is on no plan: it says what is missing, and where to add it', async () => {
  const { plan, name } = await open({ placement: {} });
  expect(plan.getByText(/^This reader is on no plan: it has no coordinates\./)).toBeInTheDocument();
  expect(plan.getByRole('link', { name: 'Edit its placement' })).toHaveAttribute(
    'href',
    `/readers/definitions/${encodeURIComponent(name)}/edit`,
  );
  expect(service.asked().filter((request) => request.includes('currentZoneMap'))).toEqual([]);
});

test('a facility without a current zone map is said to have none', async () => {
  const { facility, currentAsked } = await givenCurrentMap();
  service.give(currentAsked, { status: 404 });
  const { plan } = await open({ facility, placement: { x: 1, y: 1, z: 3, yaw: 0, floor: 'DEFAULT' } });
  expect(
    await plan.findByText(`The facility ${facility} has no current zone map to show it on.`),
  ).toBeInTheDocument();
  expect(plan.queryByRole('link')).not.toBeInTheDocument();
});

test('a zone map that could not be loaded is loaded when asked again', async () => {
  const { map, facility, currentAsked } = await givenCurrentMap();
  service.give(currentAsked, { status: 500, body: { message: 'out of order' } });
  const { user, name, plan } = await open({
    facility,
    placement: { x: 1, y: 1, z: 3, yaw: 0, floor: 'DEFAULT' },
  });
  expect(await plan.findByText(`The zone map of ${facility} could not be loaded.`)).toBeInTheDocument();
  service.takeBack(currentAsked);
  await user.click(plan.getByRole('button', { name: 'Try again' }));
  expect(await plan.findByRole('application', { name: `${name} on the zone map ${map.name}` })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
