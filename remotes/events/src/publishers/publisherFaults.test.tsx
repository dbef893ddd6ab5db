import { renderRemote, serviceOfTest } from '@console/testing';
import {
  confirm,
  describeActionFaults,
  describeReadingFaults,
  faults,
  nameField,
  press,
  saveChanges,
  write,
} from '@console/testing/faults';
import { startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor, within } from '@testing-library/react';
import { givenBroker } from '../brokers/broker.fixtures';
import remote from '../remote.generated';
import { givenPublisher, storedPublisher } from './publisher.fixtures';

const service = serviceOfTest();
const events = '/itemsense/configuration/v1/events';
const base = `${events}/publishers`;
const area = '/event-configuration/publishers';

const begin = async () => givenPublisher(await givenBroker());
const expectStored = async (publisher: { readonly id: string }) =>
  expect(await storedPublisher(publisher.id)).toEqual(publisher);
const expectSettings = () => screen.findByRole('region', { name: 'Settings' });
const inDialog = async () => within(await screen.findByRole('dialog'));

describeActionFaults({
  remote,
  service,
  begin,
  actions: {
    'edit a publisher': {
      path: ({ id }) => `${area}/${id}/edit`,
      request: ({ id }) => `PUT ${base}/${id}`,
      title: ({ name }) => `The publisher “${name} fault” could not be saved.`,
      prepare: ({ user }) => write(user, ' fault'),
      act: saveChanges,
      kept: async (publisher) => {
        expect(await nameField()).toHaveValue(`${publisher.name} fault`);
        await expectStored(publisher);
      },
    },
    'copy a publisher': {
      path: ({ id }) => `${area}/${id}`,
      request: () => `POST ${base}`,
      title: ({ name }) => `The publisher “${name}” could not be copied.`,
      prepare: async ({ user }) => {
        await expectSettings();
        await press(user, 'Copy');
        const name = (await inDialog()).getByRole('textbox');
        await user.clear(name);
        await write(user, 'Doors copied', name);
      },
      act: async (user) => user.click((await inDialog()).getByRole('button', { name: 'Copy' })),
      kept: async (publisher) => {
        expect((await inDialog()).getByRole('textbox')).toHaveValue('Doors copied');
        await expectStored(publisher);
      },
    },
    'delete a publisher': {
      path: ({ id }) => `${area}/${id}`,
      request: ({ id }) => `DELETE ${base}/${id}`,
      title: ({ name }) => `The publisher “${name}” could not be deleted.`,
      prepare: expectSettings,
      act: async (user) => {
        await press(user, 'Delete');
        await confirm(user, 'Delete');
      },
      kept: async (publisher) => {
        await expectSettings();
        await expectStored(publisher);
      },
    },
  },
});

const notFetched = /^Couldn't fetch publisher data from the server\.$/;
describeReadingFaults({
  remote,
  service,
  begin,
  readings: [
    [base, area, notFetched, /^Publishers/],
    [`${base}/{id}`, `${area}/{id}`, notFetched, /^Test publisher/],
  ],
});

describe.each(Object.entries(faults))('a service that %s', (_, { answer }) => {
  const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });

  test('instead of the brokers to choose: the form says so, keeps what was typed and offers to try again', async () => {
    service.give(`GET ${events}/brokers`, answer);
    const { user } = await open(`${area}/new`);
    await write(user, 'Doors typed');
    const told = 'The brokers could not be loaded, so none can be chosen.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    service.takeBack(`GET ${events}/brokers`);
    await press(user, 'Try again');
    await screen.findByRole('combobox', { name: 'Broker' });
    expect(await nameField()).toHaveValue('Doors typed');
  });

  test('instead of the jobs: what passes the filter is said to be incomplete, and is tried again', async () => {
    const jobs = 'GET /itemsense/control/v1/jobs/show';
    const { id } = await begin();
    service.give(jobs, answer);
    const { user } = await open(`${area}/${id}`);
    await press(user, 'Filter preview');
    expect(await screen.findByText(/^The last observations or the names of jobs/)).toBeInTheDocument();
    expect(await screen.findByText(/of the last 100 observations would be sent/)).toBeInTheDocument();
    service.takeBack(jobs);
    await press(user, 'Try again');
    await waitFor(() =>
      expect(screen.queryByText(/^The last observations or the names of jobs/)).not.toBeInTheDocument(),
    );
  });

  test('instead of the observations: what passes the filter is said to be unknown, and is tried again', async () => {
    const { id } = await begin();
    let isIll = true;
    const proxy = await startRecordingProxy({
      target: emulator.url,
      answer: ({ path }) =>
        isIll && path.startsWith('/itemsense/data/v1/items/show/history') ? answer : undefined,
    });
    const { user, unmount } = await renderRemote(remote, { path: `${area}/${id}`, serviceUrl: proxy.url });
    await press(user, 'Filter preview');
    expect(await screen.findByText(/^The last observations or the names of jobs/)).toBeInTheDocument();
    isIll = false;
    await press(user, 'Try again');
    expect(await screen.findByText(/of the last 100 observations would be sent/)).toBeInTheDocument();
    unmount();
    await proxy.close();
  });
});
