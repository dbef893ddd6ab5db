import { type RenderedRemote, renderRemote, serviceOfTest } from '@console/testing';
import { expectFailure, faults, outwait, silence } from '@console/testing/faults';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenBroker, storedBroker } from './broker.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/events/brokers';
const area = '/event-configuration/brokers';

const text = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password( \(optional\))?$/);
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function write(user: UserEvent, field: HTMLElement, value: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}

/** Something a user does with a broker. */
interface UserAction {
  /** Where it is done. */
  readonly path: (id: string) => string;
  readonly request: (id: string) => string;
  readonly title: (name: string) => string;
  /** Brings the page to where it is done. */
  readonly prepare?: (page: RenderedRemote) => Promise<void>;
  readonly act: (user: UserEvent) => Promise<void>;
  /** Check of what must still be there. */
  readonly kept: () => void | Promise<void>;
}

/** The page is there before its clock is stopped. */
const prepareBroker = async () => void (await screen.findByRole('button', { name: 'Delete' }));

const actions: Readonly<Record<string, UserAction>> = {
  create: {
    path: () => `${area}/new`,
    request: () => `POST ${base}`,
    title: () => 'The broker “Depot fault” could not be saved.',
    prepare: async ({ user }) => {
      await screen.findByRole('textbox', { name: 'Name' });
      const type = screen.getByRole('combobox', { name: 'Type' });
      if (type instanceof HTMLSelectElement) await user.selectOptions(type, 'AMQP');
      else {
        await user.click(type);
        await user.click(await screen.findByTitle('AMQP'));
      }
      const values = { Name: 'Depot fault', Host: 'mq.example.com', Port: '5672', Username: 'console' };
      for (const [name, value] of Object.entries(values)) await write(user, text(name), value);
      await write(user, password(), 'warehouse7');
    },
    act: (user) => press(user, 'Submit'),
    kept: () => {
      expect(text('Name')).toHaveValue('Depot fault');
      expect(text('Host')).toHaveValue('mq.example.com');
      expect(text('Port')).toHaveValue('5672');
      expect(password()).toHaveValue('warehouse7');
    },
  },
  edit: {
    path: (id) => `${area}/${id}/edit`,
    request: (id) => `PUT ${base}/${id}`,
    title: (name) => `The broker “${name}” could not be saved.`,
    prepare: async ({ user }) => {
      await write(user, await screen.findByRole('textbox', { name: 'Host' }), 'mq.other.example');
      await write(user, password(), 'warehouse8');
    },
    act: async (user) => {
      await press(user, 'Submit');
      await press(user, 'Save changes');
    },
    kept: () => {
      expect(text('Host')).toHaveValue('mq.other.example');
      expect(password()).toHaveValue('warehouse8');
    },
  },
  delete: {
    path: (id) => `${area}/${id}`,
    request: (id) => `DELETE ${base}/${id}`,
    title: (name) => `The broker “${name}” could not be deleted.`,
    prepare: prepareBroker,
    act: async (user) => {
      await press(user, 'Delete');
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
    },
    kept: () => expect(screen.getByRole('region', { name: 'Settings' })).toBeInTheDocument(),
  },
  'test connection': {
    path: (id) => `${area}/${id}`,
    request: (id) => `POST ${base}/${id}/test`,
    title: (name) => `The connection to the broker “${name}” could not be made.`,
    prepare: prepareBroker,
    act: (user) => press(user, 'Test connection'),
    kept: async () => {
      const tests = await screen.findByRole('list', { name: 'Connection tests in this browser' });
      expect(within(tests).getAllByText(/^Failed, after/)).not.toHaveLength(0);
    },
  },
};

describe.each(Object.entries(actions))('%s', (_, { path, request, title, prepare, act, kept }) => {
  async function open() {
    const broker = await givenBroker();
    const page = await renderRemote(remote, { path: path(broker.id), serviceUrl: service.url });
    await prepare?.(page);
    return { ...page, broker, asked: request(broker.id) };
  }

  test('a service that refuses, fails or breaks off is told with what to do next; nothing is lost', async () => {
    const { user, broker, asked } = await open();
    for (const fault of Object.values(faults)) {
      service.give(asked, fault.answer);
      await act(user);
      await expectFailure(user, title(broker.name), fault);
      await kept();
    }
    expect(await storedBroker(broker.id)).toEqual(broker);
  });

  test('a service that never answers is told after half a minute; nothing is lost', async () => {
    const { user, broker, asked } = await open();
    service.hold(asked);
    await outwait(
      () => act(user),
      () => service.asked().includes(asked),
    );
    await expectFailure(user, title(broker.name), silence);
    await kept();
  });
});

describe.each(Object.entries(faults))('a service that %s', (_, { answer, reason }) => {
  test('instead of listing brokers: the page says why and offers to try again', async () => {
    service.give(`GET ${base}`, answer);
    const { user } = await renderRemote(remote, { path: area, serviceUrl: service.url });
    expect(await screen.findByText("Couldn't fetch broker data from the server.")).toBeInTheDocument();
    expect(screen.getByText(new RegExp(reason))).toBeInTheDocument();
    service.takeBack(`GET ${base}`);
    await press(user, 'Try again');
    expect(await screen.findByRole('grid', { name: 'Brokers' })).toBeInTheDocument();
  });

  test('instead of showing a broker: the page says why and offers to try again', async () => {
    const broker = await givenBroker();
    const asked = `GET ${base}/${broker.id}`;
    service.give(asked, answer);
    const { user } = await renderRemote(remote, { path: `${area}/${broker.id}`, serviceUrl: service.url });
    expect(await screen.findByText("Couldn't fetch broker data from the server.")).toBeInTheDocument();
    expect(screen.getByText(new RegExp(reason))).toBeInTheDocument();
    service.takeBack(asked);
    await press(user, 'Try again');
    expect(await screen.findByRole('heading', { level: 1, name: broker.name })).toBeInTheDocument();
  });
});
