import { showZoneMap } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('[role=row]') as HTMLElement);
};
const currentOf = (facility: string) =>
  `GET /itemsense/control/v1/currentZoneMap/show/${encodeURIComponent(facility)}`;
const columbus = 'Columbus Distribution Center';
const floorMap = 'Columbus DC Floor';
const pageOf = (name: string) => `/zone-maps/${encodeURIComponent(name)}`;
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the list', () => {
  test('[ZONE-01] [ZONE-05] has name with a marker on the current one, facility and zone count', async () => {
    await open('/zone-maps');
    const grid = within(await screen.findByRole('grid', { name: 'Zone Maps' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Facility',
      'Zones',
      'Actions',
    ]);
    const current = await row(floorMap);
    await waitFor(() => expect(current.getByText('Current')).toBeVisible());
    expect(current.getByRole('link', { name: floorMap })).toHaveAttribute('href', pageOf(floorMap));
    const { zones } = await (await signedInClient()).call(showZoneMap(floorMap));
    expect(current.getAllByRole('gridcell')[2]).toHaveTextContent(String(zones.length));
    expect((await row('Columbus DC Peak Season')).queryByText('Current')).toBeNull();
    expect(service.asked().filter((asked) => asked === currentOf(columbus))).toHaveLength(1);
  });

  test('[ZONE-06] a failing current zone map is said; rows stay, without a marker', async () => {
    service.give(currentOf(columbus), { status: 500 });
    await open('/zone-maps');
    expect(await screen.findByText(/^The current zone map could not be fetched/)).toBeVisible();
    expect((await row(floorMap)).queryByText('Current')).toBeNull();
    await waitFor(() => expect(screen.getAllByText('Current')).not.toHaveLength(0));
  });
});

describe('the form', () => {
  test('[ZONE-02] [ZONE-03] asks for a name, which has to be free, and a facility', async () => {
    const { user } = await open('/zone-maps/new');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText("Name can't be blank.")).not.toHaveLength(0);
    expect(screen.getAllByText("Facility can't be blank.")).not.toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), floorMap);
    await user.tab();
    expect(await screen.findAllByText('Name has already been taken.')).not.toHaveLength(0);
  });

  test('[ZONE-02] an edit keeps the name', async () => {
    await open(`${pageOf(floorMap)}/edit`);
    expect(await screen.findByRole('heading', { level: 1, name: `Editing ${floorMap}` })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Facility' })).toHaveValue(columbus);
  });
});

describe('the page', () => {
  test('[ZONE-04] shows name, marked when current, facility and a card per zone with floor and points', async () => {
    const { zones } = await (await signedInClient()).call(showZoneMap(floorMap));
    const [zone] = zones;
    await open(pageOf(floorMap));
    const heading = await screen.findByRole('heading', { level: 1, name: floorMap });
    const head = heading.parentElement as HTMLElement;
    await waitFor(() => expect(within(head).getByText('Current')).toBeVisible());
    expect((await card('Details')).getByText(columbus)).toBeVisible();
    const shown = await card(zone?.name ?? '');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      zone?.points.map(({ x, y }) => `${x},${y}`),
    );
    expect(shown.getAllByRole('definition')[1]).toHaveTextContent(zone?.floor ?? '–');
    for (const { name } of zones) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  });

  test('[ZONE-08] an unknown name is not found, and the message names the entity and the name', async () => {
    await open('/zone-maps/Nowhere');
    expect(await screen.findByText(/zone map.*Nowhere/i)).toBeVisible();
  });

  test('zones of the service that are wrong are shown, and said in words', async () => {
    service.give('GET /itemsense/configuration/v1/zoneMaps/show/Odd', {
      body: {
        name: 'Odd',
        facility: null,
        zones: [
          { name: 'Empty', floor: null, points: null },
          {
            name: 'Bow',
            points: [
              { x: 0, y: 0 },
              { x: 2, y: 2 },
              { x: 2, y: 0 },
              { x: 0, y: 2 },
            ],
          },
        ],
      },
    });
    await open('/zone-maps/Odd');
    const said = within(await screen.findByRole('alert'));
    expect(said.getByText('Empty has fewer than three points: add some.')).toBeVisible();
    expect(said.getByText('Bow crosses itself: move one of its points.')).toBeVisible();
    expect((await card('Empty')).getByText('No points')).toBeVisible();
  });

  test('a zone map is made current, which asks first, and taken back', async () => {
    const name = 'Columbus DC Peak Season';
    const { user } = await open(pageOf(name));
    await user.click(await screen.findByRole('button', { name: 'Make current' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(service.changes()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Make current' }));
    await user.click(await screen.findByRole('button', { name: 'Stop using as current' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop using as current' }),
    );
    expect(await screen.findByRole('button', { name: 'Make current' })).toBeVisible();
    expect(service.changes().map(({ request }) => request)).toEqual([
      `POST /itemsense/control/v1/currentZoneMap/select/${encodeURIComponent(name)}`,
      `DELETE /itemsense/control/v1/currentZoneMap/clear/${encodeURIComponent(columbus)}`,
    ]);
  });
});
