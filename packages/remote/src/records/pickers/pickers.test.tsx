import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { Form, useFormValue } from '@console/design/form';
import { Page } from '@console/design/page';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defineRemote } from '../../defineRemote';
import { FacilityField, ReaderField, ThresholdField, ZoneField } from '.';

const service = serviceOfTest();

/** A page with one form, and what the form holds in words. */
async function open(fields: () => ReactNode, initialValues: object) {
  const Fields = fields;
  const Values = () => <output>{JSON.stringify(useFormValue('chosen'))}</output>;
  const FormPage = () => (
    <Page section="Form">
      <Form label="Form" initialValues={initialValues} onSubmit={() => undefined} guard={false}>
        <Fields />
        <Values />
      </Form>
    </Page>
  );
  const remote = defineRemote({
    declaration: {
      name: 'pickers',
      contract: '^2.0.0',
      owner: 'Pickers team',
      areas: [{ name: 'jobs', title: { en: 'Area' }, path: '/jobs' }],
      routes: [{ path: '/jobs', page: 'FormPage' }],
    },
    messages: { en: {} },
    pages: { FormPage: async () => ({ FormPage }) },
  });
  const opened = await renderRemote(remote, { serviceUrl: service.url });
  await screen.findByRole('form', { name: 'Form' });
  return opened;
}

const chosen = () => JSON.parse(document.querySelector('output')?.textContent || 'null');
const options = async () =>
  (await screen.findAllByRole('option')).map(
    (option) => option.getAttribute('aria-label') ?? option.textContent,
  );

const facilitiesList = 'GET /itemsense/configuration/v1/facilities/show';

test('a facility is chosen by its name', async () => {
  service.give(facilitiesList, { body: [{ name: 'North' }, { name: 'South' }] });
  const { user } = await open(() => <FacilityField name="chosen" label="Facility" />, {});
  await user.click(await screen.findByRole('combobox', { name: 'Facility' }));
  expect(await options()).toEqual(['North', 'South']);
  await user.click(screen.getByTitle('South'));
  await waitFor(() => expect(chosen()).toBe('South'));
});

test('facilities that could not be loaded are said, and asked for again', async () => {
  service.give(facilitiesList, { status: 500 });
  const { user } = await open(() => <FacilityField multiple name="chosen" label="Facilities" />, {});
  expect(
    await screen.findByText('The facilities could not be loaded, so there is none to choose.'),
  ).toBeVisible();
  service.give(facilitiesList, { body: [{ name: 'North' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('combobox', { name: 'Facilities' }));
  await user.click(await screen.findByTitle('North'));
  await waitFor(() => expect(chosen()).toEqual(['North']));
});

const noSpeedway = ({ type }: ReaderDefinition) =>
  type === 'SPEEDWAY' ? 'A Speedway cannot be part of a threshold.' : undefined;

test('a reader that cannot be chosen is in the list with the reason', async () => {
  service.give('GET /itemsense/configuration/v1/readerDefinitions/show', {
    body: [
      { name: 'Dock-01', address: 'Dock-01', type: 'XARRAY', facility: 'North' },
      { name: 'Dock-02', address: '10.0.0.2', type: 'SPEEDWAY', facility: 'North' },
    ],
  });
  const { user } = await open(
    () => <ReaderField name="chosen" label="Reader" blockedReason={noSpeedway} />,
    {},
  );
  const box = await screen.findByRole('combobox', { name: 'Reader' });
  await user.click(box);
  expect(await options()).toEqual([
    'Dock-01',
    'Dock-02, 10.0.0.2, A Speedway cannot be part of a threshold.',
  ]);
  expect(screen.getByText('A Speedway cannot be part of a threshold.')).toBeInTheDocument();
  await user.click(screen.getByTitle('Dock-02'));
  expect(chosen()).toBeNull();
});

test('a threshold is chosen by its name and kept by its id', async () => {
  const { user } = await open(() => <ThresholdField name="chosen" label="Threshold" />, {});
  await user.click(await screen.findByRole('combobox', { name: 'Threshold' }));
  const [first] = await options();
  await user.click(screen.getByTitle(String(first)));
  await waitFor(() => expect(chosen()).toEqual(expect.stringMatching(/^\d+$/)));
});

const zoneMap = {
  name: 'Ground',
  facility: 'North',
  zones: [{ name: 'Hall', points: [] }],
};

test('zones of the current zone map are offered, and any other can be typed', async () => {
  service.give('GET /itemsense/control/v1/currentZoneMap/show/North', { body: zoneMap });
  service.give('GET /itemsense/configuration/v1/zoneMaps/show/Ground', { body: zoneMap });
  const { user } = await open(() => <ZoneField multiple name="chosen" label="Zones" facility="North" />, {});
  const box = await screen.findByRole('combobox', { name: 'Zones' });
  await waitFor(() =>
    expect(service.asked()).toContain('GET /itemsense/configuration/v1/zoneMaps/show/Ground'),
  );
  await user.click(box);
  expect(await options()).toEqual(expect.arrayContaining(['ABSENT', 'FACILITY']));
  await waitFor(async () => expect(await options()).toContain('Hall'));
  await user.type(box, 'Cold  room');
  await user.click(await screen.findByTitle('Cold room'));
  await waitFor(() => expect(chosen()).toEqual(['Cold room']));
});

test('zones that could not be loaded can still be typed', async () => {
  service.give('GET /itemsense/configuration/v1/zoneMaps/show', { status: 500 });
  const { user } = await open(
    () => <ZoneField name="chosen" label="Zone" facility="North" from="everything" />,
    {},
  );
  expect(
    await screen.findByText('The zones of North could not be loaded. Zones can still be typed.'),
  ).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Zone' }), 'Hall');
  expect(within(screen.getByRole('form')).getByText('"Hall"')).toBeVisible();
});

test('a single zone is chosen under the headings of its groups where that is asked for', async () => {
  service.give('GET /itemsense/control/v1/currentZoneMap/show/North', { body: zoneMap });
  service.give('GET /itemsense/configuration/v1/zoneMaps/show/Ground', { body: zoneMap });
  const { user } = await open(() => <ZoneField grouped name="chosen" label="Zone" facility="North" />, {});
  await user.click(await screen.findByRole('combobox', { name: 'Zone' }));
  expect(await screen.findByText('Zones of the zone map')).toBeInTheDocument();
  await user.click(await screen.findByTitle('Hall'));
  await waitFor(() => expect(chosen()).toBe('Hall'));
});
