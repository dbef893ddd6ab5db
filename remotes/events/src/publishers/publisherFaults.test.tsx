import { renderRemote, serviceOfTest } from '@console/testing';
import { expectFailure, faults, outwait, silence } from '@console/testing/faults';
import { startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { givenBroker } from '../brokers/broker.fixtures';
import remote from '../remote.generated';
import { givenPublisher, storedPublisher } from './publisher.fixtures';

const service = serviceOfTest();
const events = '/itemsense/configuration/v1/events';
const base = `${events}/publishers`;
const area = '/event-configuration/publishers';

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const name = () => screen.findByRole('textbox', { name: 'Name' });

async function write(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}

/** Something a user does with a publisher. */
interface UserAction {
  /** Where it is done. */
  readonly path: (id: string) => string;
  readonly request: (id: string) => string;
  readonly title: (name: string) => string;
  /** Waits until it can be done. */
  readonly ready: () => Promise<unknown>;
  readonly act: (user: UserEvent) => Promise<void>;
  /** Check of what must still be there. */
  readonly kept: () => Promise<void>;
}

const isShown = async () => {
  await screen.findByRole('region', { name: 'Settings' });
};

const actions: Readonly<Record<string, UserAction>> = {
  edit: {
    path: (id) => `${area}/${id}/edit`,
    request: (id) => `PUT ${base}/${id}`,
    title: () => 'The publisher “Doors fault” could not be saved.',
    ready: name,
    act: async (user) => {
      await write(user, await name(), 'Doors fault');
      await press(user, 'Submit');
      await press(user, 'Save changes');
    },
    kept: async () => expect(await name()).toHaveValue('Doors fault'),
  },
  copy: {
    path: (id) => `${area}/${id}`,
    request: () => `POST ${base}`,
    title: (known) => `The publisher “${known}” could not be copied.`,
    ready: isShown,
    act: async (user) => {
      if (!screen.queryByRole('dialog')) await press(user, 'Copy');
      const dialog = within(await screen.findByRole('dialog'));
      await write(user, dialog.getByRole('textbox'), 'Doors copied');
      await user.click(dialog.getByRole('button', { name: 'Copy' }));
    },
    kept: async () =>
      expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('Doors copied'),
  },
  delete: {
    path: (id) => `${area}/${id}`,
    request: (id) => `DELETE ${base}/${id}`,
    title: (known) => `The publisher “${known}” could not be deleted.`,
    ready: isShown,
    act: async (user) => {
      await press(user, 'Delete');
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
    },
    kept: isShown,
  },
};

async function given() {
  const publisher = await givenPublisher(await givenBroker());
  return { publisher, open: (path: string) => renderRemote(remote, { path, serviceUrl: service.url }) };
}

describe.each(Object.entries(actions))('%s', (_, { path, request, title, ready, act, kept }) => {
  test('a service that refuses, fails or breaks off is told with what to do next; nothing is lost', async () => {
    const { publisher, open } = await given();
    const asked = request(publisher.id);
    const { user } = await open(path(publisher.id));
    for (const fault of Object.values(faults)) {
      service.give(asked, fault.answer);
      await act(user);
      await expectFailure(user, title(publisher.name), fault);
      await kept();
    }
    expect(await storedPublisher(publisher.id)).toEqual(publisher);
  });

  test('a service that never answers is told after half a minute; nothing is lost', async () => {
    const { publisher, open } = await given();
    const asked = request(publisher.id);
    const { user } = await open(path(publisher.id));
    await ready();
    service.hold(asked);
    await outwait(
      () => act(user),
      () => service.asked().includes(asked),
    );
    await expectFailure(user, title(publisher.name), silence);
    await kept();
  });
});

describe.each(Object.entries(faults))('a service that %s', (_, { answer, reason }) => {
  test.each([
    ['listing publishers', () => area, () => `GET ${base}`],
    ['showing a publisher', (id: string) => `${area}/${id}`, (id: string) => `GET ${base}/${id}`],
  ])('instead of %s: the page says why and offers to try again', async (_, path, request) => {
    const { publisher, open } = await given();
    const asked = request(publisher.id);
    service.give(asked, answer);
    const { user } = await open(path(publisher.id));
    expect(await screen.findByText("Couldn't fetch publisher data from the server.")).toBeInTheDocument();
    expect(screen.getByText(new RegExp(reason))).toBeInTheDocument();
    service.takeBack(asked);
    await press(user, 'Try again');
    await screen.findByText(publisher.name, { selector: 'h1, [role=grid] *' });
  });

  test('instead of the brokers to choose: the form says so, keeps what was typed and offers to try again', async () => {
    const { open } = await given();
    service.give(`GET ${events}/brokers`, answer);
    const { user } = await open(`${area}/new`);
    await write(user, await name(), 'Doors typed');
    const told = 'The brokers could not be loaded, so none can be chosen.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    service.takeBack(`GET ${events}/brokers`);
    await press(user, 'Try again');
    await screen.findByRole('combobox', { name: 'Broker' });
    expect(await name()).toHaveValue('Doors typed');
  });

  test('instead of the jobs: what passes the filter is said to be incomplete, and is tried again', async () => {
    const jobs = 'GET /itemsense/control/v1/jobs/show';
    const { publisher, open } = await given();
    service.give(jobs, answer);
    const { user } = await open(`${area}/${publisher.id}`);
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
    const { publisher } = await given();
    let isIll = true;
    const proxy = await startRecordingProxy({
      target: emulator.url,
      answer: ({ path }) =>
        isIll && path.startsWith('/itemsense/data/v1/items/show/history') ? answer : undefined,
    });
    const { user, unmount } = await renderRemote(remote, {
      path: `${area}/${publisher.id}`,
      serviceUrl: proxy.url,
    });
    await press(user, 'Filter preview');
    expect(await screen.findByText(/^The last observations or the names of jobs/)).toBeInTheDocument();
    isIll = false;
    await press(user, 'Try again');
    expect(await screen.findByText(/of the last 100 observations would be sent/)).toBeInTheDocument();
    unmount();
    await proxy.close();
  });
});
