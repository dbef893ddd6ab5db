import { chooseIn, serviceOfTest } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { describeDoings, describeReadings, nameField, press, saveChanges, write } from '../doings.fixtures';
import { givenConfiguration, thresholdNamed } from './threshold.fixtures';

const service = serviceOfTest();
const configuration = '/itemsense/configuration/v1';
const base = `${configuration}/thresholds`;
const gate = 'Stock Room Door';

const reader = async () => within(await screen.findByRole('group', { name: 'Reader 1' }));

async function begin() {
  const { id, facility, readers } = await thresholdNamed(gate);
  return {
    id,
    facility: facility ?? '',
    reader: readers[0]?.readerName ?? '',
    configured: (await givenConfiguration()).name,
  };
}

describeDoings(service, begin, {
  'create a threshold': {
    path: () => '/thresholds/new',
    request: () => `POST ${base}`,
    title: () => 'The threshold “Faulty gate” could not be saved.',
    // No threshold is known meanwhile, so that its reader is free.
    before: () => service.give(`GET ${base}`, { body: [] }),
    prepare: async ({ user }, scene) => {
      await write(user, 'Faulty gate');
      await chooseIn(user, screen.getByRole('combobox', { name: 'Facility' }), scene.facility);
      await user.click(screen.getByRole('radio', { name: 'OVERHEAD' }));
      const first = await reader();
      await chooseIn(user, first.getByRole('combobox', { name: 'Reader definition' }), scene.reader);
      await chooseIn(user, first.getByRole('combobox', { name: 'Antenna configuration' }), scene.configured);
    },
    act: (user) => press(user, 'Submit'),
    kept: async ({ reader: chosen }) => {
      expect(await nameField()).toHaveValue('Faulty gate');
      expect(screen.getByRole('group', { name: 'Reader 1' })).toHaveTextContent(chosen);
    },
  },
  'edit a threshold': {
    path: ({ id }) => `/thresholds/${id}/edit`,
    request: ({ id }) => `PUT ${base}/${id}`,
    title: () => `The threshold “${gate} typed” could not be saved.`,
    prepare: async ({ user }) => {
      await reader();
      await write(user, ' typed');
    },
    act: saveChanges,
    kept: async () => expect(await nameField()).toHaveValue(`${gate} typed`),
  },
});

const running = /^Which thresholds are watched by a running job/;
describeReadings(service, [
  [base, '/thresholds', /^Couldn't fetch threshold data from the server\.$/, /^Thresholds/],
  ['/itemsense/control/v1/jobs/show', '/thresholds', running, /^Thresholds/],
  [`${configuration}/recipes/show`, '/thresholds', running, /^Thresholds/],
  [`${configuration}/readerConfigurations/show`, '/thresholds', running, /^Thresholds/],
  [
    `${base}/antennaConfigurations`,
    '/threshold-monitor',
    /^Which jobs watch the thresholds/,
    /^Threshold monitor/,
  ],
  [
    `${configuration}/readerDefinitions/show`,
    '/thresholds/new',
    /^Some of what can be chosen here could not be loaded/,
    /^Creating new threshold/,
  ],
]);
