import { replaceZoneMap } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.generated';

const service = serviceOfTest();
const square = (name: string, x: number, side: number) => ({
  name,
  floor: 'DEFAULT',
  points: [
    { x, y: 0 },
    { x: x + side, y: 0 },
    { x: x + side, y: side },
    { x, y: side },
  ],
});
const base = '/itemsense/configuration/v1/zoneMaps/show';
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );

test('two zone maps are compared zone by zone, on the plan and in a table; the address names both', async () => {
  const client = await signedInClient();
  const store = (name: string, ...zones: readonly ReturnType<typeof square>[]) =>
    client.call(replaceZoneMap({ name, facility: 'Market Street Store', zones }));
  await store('Winter', square('Hall', 0, 2), square('Dock', 5, 2), square('Yard', 10, 2));
  await store('Summer', square('Hall', 0, 3), square('Dock', 5, 2), square('Tent', 20, 2));
  const { user, router } = await renderRemote(remote, { path: '/zone-maps/Winter', serviceUrl: service.url });
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  service.give(`GET ${base}/Summer`, { status: 500, body: { message: 'asleep' } });
  await screen.findByRole('option', { name: 'Summer' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), 'Summer');
  expect(
    await screen.findByText('Summer could not be loaded, so there is nothing to compare with yet.'),
  ).toBeVisible();
  service.takeBack(`GET ${base}/Summer`);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('1 zone is changed, 1 is only in Winter, 1 only in Summer, and 1 is the same.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Dock', 'the same', 'DEFAULT', '4', '4'],
      ['Hall', 'changed: points', 'DEFAULT', '4', '4 → 9'],
      ['Tent', 'only in Summer', 'DEFAULT', '4', '4'],
      ['Yard', 'only in Winter', 'DEFAULT', '4', '4'],
    ]),
  );
  const plan = screen.getByRole('img', { name: 'Winter and Summer, floor DEFAULT' });
  expect(plan.querySelectorAll('.compare__zone--changed')).toHaveLength(2);
  expect(plan.querySelectorAll('.compare__zone--onlyFirst, .compare__zone--onlySecond')).toHaveLength(2);
  expect(router.state.location.search).toContain('with=Summer');
});

test('[ZONE-08] a zone map that is not there is said, on either side', async () => {
  await renderRemote(remote, { path: '/zone-maps/Nowhere/compare', serviceUrl: service.url });
  expect(await screen.findByText(/Nowhere/)).toBeVisible();
  const { unmount } = await renderRemote(remote, {
    path: `/zone-maps/${encodeURIComponent('Columbus DC Floor')}/compare?with=Nowhere`,
    serviceUrl: service.url,
  });
  expect(await screen.findByText(/^Nowhere could not be loaded/)).toBeVisible();
  unmount();
});
