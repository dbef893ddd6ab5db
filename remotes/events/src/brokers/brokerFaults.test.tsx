import { chooseOption, serviceOfTest } from '@console/testing';
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
import remote from '../remote.generated';
import { givenBroker, storedBroker } from './broker.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/events/brokers';
const area = '/event-configuration/brokers';

const text = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password( \(optional\))?$/);
const expectStored = async (broker: { readonly id: string }) =>
  expect(await storedBroker(broker.id)).toEqual(broker);
/** The page is there before its clock is stopped. */
const prepareBroker = () => screen.findByRole('button', { name: 'Delete' });

describeActionFaults({
  remote,
  service,
  begin: () => givenBroker(),
  actions: {
    'create a broker': {
      path: () => `${area}/new`,
      request: () => `POST ${base}`,
      title: () => 'The broker “Depot fault” could not be saved.',
      prepare: async ({ user }) => {
        await write(user, 'Depot fault');
        await chooseOption(user, 'Type', 'AMQP');
        const values = { Host: 'mq.example.com', Port: '5672', Username: 'console' };
        for (const [name, value] of Object.entries(values)) await write(user, value, text(name));
        await write(user, 'warehouse7', password());
      },
      act: (user) => press(user, 'Submit'),
      kept: () => {
        expect(text('Name')).toHaveValue('Depot fault');
        expect(text('Host')).toHaveValue('mq.example.com');
        expect(text('Port')).toHaveValue('5672');
        expect(password()).toHaveValue('warehouse7');
      },
    },
    'edit a broker': {
      path: ({ id }) => `${area}/${id}/edit`,
      request: ({ id }) => `PUT ${base}/${id}`,
      title: ({ name }) => `The broker “${name}” could not be saved.`,
      prepare: async ({ user }) => {
        await nameField();
        await write(user, '.other', text('Host'));
        await write(user, 'warehouse8', password());
      },
      act: saveChanges,
      kept: async (broker) => {
        expect(text('Host')).toHaveValue(`${broker.host}.other`);
        expect(password()).toHaveValue('warehouse8');
        await expectStored(broker);
      },
    },
    'delete a broker': {
      path: ({ id }) => `${area}/${id}`,
      request: ({ id }) => `DELETE ${base}/${id}`,
      title: ({ name }) => `The broker “${name}” could not be deleted.`,
      prepare: prepareBroker,
      act: async (user) => {
        await press(user, 'Delete');
        await confirm(user, 'Delete');
      },
      kept: async (broker) => {
        expect(screen.getByRole('region', { name: 'Settings' })).toBeInTheDocument();
        await expectStored(broker);
      },
    },
    'test a connection': {
      path: ({ id }) => `${area}/${id}`,
      request: ({ id }) => `POST ${base}/${id}/test`,
      title: ({ name }) => `The connection to the broker “${name}” could not be made.`,
      prepare: prepareBroker,
      act: (user) => press(user, 'Test connection'),
      kept: async () => {
        const tests = await screen.findByRole('list', { name: 'Connection tests in this browser' });
        expect(within(tests).getAllByText(/^Failed, after/)).not.toHaveLength(0);
      },
    },
  },
});

const notFetched = /^Couldn't fetch broker data from the server\.$/;
describeReadingFaults({
  remote,
  service,
  begin: () => givenBroker(),
  readings: [
    [base, area, notFetched, /^Brokers/],
    [`${base}/{id}`, `${area}/{id}`, notFetched, /^Test broker/],
  ],
});
