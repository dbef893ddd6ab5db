import { chooseIn, serviceOfTest } from '@console/testing';
import {
  confirm,
  describeActionFaults,
  describeReadingFaults,
  nameField,
  press,
  saveChanges,
  write,
} from '@console/testing/faults';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenConfiguration, storedConfigurations, thresholdNamed } from './threshold.fixtures';

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

describeActionFaults({
  remote,
  service,
  begin,
  actions: {
    'create a threshold': {
      path: () => '/thresholds/new',
      request: () => `POST ${base}`,
      title: () => 'The threshold “Faulty gate” could not be saved.',
      // No threshold is known meanwhile, so that its reader is free.
      before: () => service.give(`GET ${base}`, { body: [] }),
      prepare: async ({ user }, scene) => {
        await write(user, 'Faulty gate');
        await chooseIn(user, screen.getByRole('combobox', { name: 'Facility' }), scene.facility);
        await user.click(screen.getByRole('radio', { name: 'Overhead' }));
        const first = await reader();
        await chooseIn(user, first.getByRole('combobox', { name: 'Reader definition' }), scene.reader);
        await chooseIn(
          user,
          first.getByRole('combobox', { name: 'Antenna configuration' }),
          scene.configured,
        );
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
    'delete a threshold': {
      path: ({ id }) => `/thresholds/${id}`,
      request: ({ id }) => `DELETE ${base}/${id}`,
      title: () => `The threshold “${gate}” could not be deleted.`,
      // What a recipe watches is not deleted.
      before: () => service.give(`GET ${configuration}/recipes/show`, { body: [] }),
      act: async (user) => {
        await press(user, 'Delete');
        await confirm(user, 'Delete');
      },
      kept: () => expect(screen.getByRole('heading', { level: 1, name: gate })).toBeInTheDocument(),
    },
  },
});

/** Adds to the name of the threshold, and presses one of the buttons of the antenna configuration. */
async function beginConfiguration(user: UserEvent, button: string): Promise<void> {
  const first = await reader();
  await write(user, ' typed');
  const bar = first.getByRole('group', { name: 'Actions for antenna configuration of Reader 1' });
  await user.click(within(bar).getByRole('button', { name: button }));
}

const inDialog = async () => within(await screen.findByRole('dialog'));
const submitConfiguration = async (user: UserEvent) =>
  user.click((await inDialog()).getByRole('button', { name: 'Submit' }));
/** Expects the typed name in the form of the threshold below. */
const thresholdTyped = () => expect(screen.getByDisplayValue(`${gate} typed`)).toBeInTheDocument();

async function beginConfigured() {
  const { id, readers } = await thresholdNamed(gate);
  const stored = await storedConfigurations();
  const configured = stored.find((each) => each.id === readers[0]?.antennaConfigurationId);
  if (!configured) throw new Error(`${gate} has no antenna configuration.`);
  return { id, configured };
}

const saying = 'threshold antenna configuration';
describeActionFaults({
  remote,
  service,
  begin: beginConfigured,
  actions: {
    'create an antenna configuration': {
      path: ({ id }) => `/thresholds/${id}/edit`,
      request: () => `POST ${base}/antennaConfigurations`,
      title: () => `The ${saying} “Faulty antennas” could not be saved.`,
      prepare: async ({ user }) => {
        await beginConfiguration(user, 'New');
        const dialog = await inDialog();
        await write(user, 'Faulty antennas', dialog.getByRole('textbox', { name: 'Name' }));
        await write(user, '1, 2', dialog.getByRole('textbox', { name: 'Antennas facing in' }));
        await write(user, '3', dialog.getByRole('textbox', { name: 'Antennas facing out' }));
      },
      act: submitConfiguration,
      kept: async () => {
        const dialog = await inDialog();
        expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Faulty antennas');
        expect(dialog.getByRole('textbox', { name: 'Antennas facing in' })).toHaveValue('1, 2');
        thresholdTyped();
      },
    },
    'edit an antenna configuration': {
      path: ({ id }) => `/thresholds/${id}/edit`,
      request: ({ configured }) => `PUT ${base}/antennaConfigurations/${configured.id}`,
      title: ({ configured }) => `The ${saying} “${configured.name} typed” could not be saved.`,
      prepare: async ({ user }) => {
        await beginConfiguration(user, 'Edit');
        await write(user, ' typed', (await inDialog()).getByRole('textbox', { name: 'Name' }));
      },
      act: async (user) => {
        await submitConfiguration(user);
        await press(user, 'Save changes');
      },
      kept: async ({ configured }) => {
        const dialog = await inDialog();
        expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${configured.name} typed`);
        thresholdTyped();
      },
    },
    'delete an antenna configuration': {
      path: ({ id }) => `/thresholds/${id}/edit`,
      request: ({ configured }) => `DELETE ${base}/antennaConfigurations/${configured.id}`,
      title: ({ configured }) => `The ${saying} “${configured.name}” could not be deleted.`,
      prepare: async ({ user }) => {
        await reader();
        await write(user, ' typed');
      },
      act: async (user) => {
        await user.click((await reader()).getByRole('button', { name: 'Delete' }));
        await confirm(user, 'Delete');
      },
      kept: async ({ configured }) => {
        const chosen = (await reader()).getByRole('combobox', { name: 'Antenna configuration' });
        expect(chosen).toHaveValue(configured.name);
        thresholdTyped();
      },
    },
  },
});

const running = /^Which jobs watch the thresholds/;
describeReadingFaults({
  remote,
  service,
  readings: [
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
  ],
});
