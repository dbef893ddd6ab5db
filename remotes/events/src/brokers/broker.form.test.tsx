import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenBroker, internalBroker, storedBroker } from './broker.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/events/brokers';

const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
const openNew = () => open('/event-configuration/brokers/new');
const openEdit = ({ id }: { readonly id: string }) => open(`/event-configuration/brokers/${id}/edit`);

const named = (name: string) => new RegExp(`^${name}( \\(optional\\))?$`);
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: named(name) });
const findText = (name: string) => screen.findByRole('textbox', { name: named(name) });
const password = () => screen.getByLabelText<HTMLInputElement>(named('Password'));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

async function chooseType(user: UserEvent, type: string) {
  const choice = screen.getByRole('combobox', { name: 'Type' });
  if (choice instanceof HTMLSelectElement) return user.selectOptions(choice, type);
  await user.click(choice);
  await user.click(await screen.findByTitle(type));
}

async function fill(user: UserEvent, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = name === 'Password' ? password() : text(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

const errorsOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const saved = { name: 'Depot', type: 'MQTT', host: 'mq.example.com', port: 1883 };

test('[BROKER-08] [BROKER-13] [BROKER-14] a new broker is described, sent and shown', async () => {
  const { user, router } = await openNew();
  await findText('Name');
  expect(document.title).toBe('Creating new broker | Brokers');
  expect(text('Name')).toHaveFocus();
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.queryByRole('textbox', { name: named('Server certificate') })).toBeNull();
  await chooseType(user, 'MQTT');
  expect(screen.getByText('MQTT usually listens on 1883.')).toBeInTheDocument();
  await fill(user, {
    Name: 'Depot form',
    Host: 'mq.example.com',
    Port: '8883',
    Username: 'console',
    Password: 'warehouse7',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Secure connection' }));
  expect(screen.getByText('MQTT usually listens on 8883.')).toBeInTheDocument();
  await fill(user, { 'Server certificate': 'PEM' });
  expect(await screen.findByText(/^This is no certificate in PEM form/)).toBeInTheDocument();
  await submit(user);
  expect(await screen.findByText('The broker “Depot form” was saved.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Depot form' })).toBeInTheDocument();
  expect(router.state.location.pathname).toMatch(/^\/event-configuration\/brokers\/[0-9a-f-]{36}$/);
  expect(service.changes()).toEqual([
    {
      request: `POST ${base}`,
      body: {
        name: 'Depot form',
        type: 'MQTT',
        host: 'mq.example.com',
        port: 8883,
        username: 'console',
        password: 'warehouse7',
        secureConnection: true,
        serverCertificate: 'PEM',
      },
    },
  ]);
});

test('[BROKER-09] [BROKER-11] [BROKER-12] what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { user } = await openNew();
  await findText('Name');
  await user.click(screen.getByRole('checkbox', { name: 'Secure connection' }));
  await fill(user, { Host: 'localhost', Port: '65536' });
  await submit(user);
  await waitFor(() => expect(errorsOf(text('Name'))).toContain("Name can't be blank."));
  expect(errorsOf(text('Host'))).toContain('seen from the service this is the service itself');
  expect(errorsOf(text('Port'))).toContain('Port must be between 1 and 65535.');
  expect(errorsOf(text('Username'))).toContain("Username can't be blank.");
  expect(errorsOf(password())).toContain("Password can't be blank.");
  expect(errorsOf(text('Server certificate'))).toContain("Server certificate can't be blank.");
  expect(text('Host')).toHaveValue('localhost');
  expect(service.changes()).toEqual([]);
});

test('[BROKER-12] turning secure connection off clears the certificate', async () => {
  const broker = await givenBroker({ secureConnection: true, serverCertificate: 'PEM' });
  const { user } = await openEdit(broker);
  expect(await findText('Server certificate')).toHaveValue('PEM');
  const secure = screen.getByRole('checkbox', { name: 'Secure connection' });
  await user.click(secure);
  await user.click(secure);
  expect(text('Server certificate')).toHaveValue('');
  await user.click(secure);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 1, name: broker.name });
  const [change] = service.changes();
  expect(change?.request).toBe(`PUT ${base}/${broker.id}`);
  expect(change?.body).toMatchObject({ secureConnection: false });
  expect(change?.body).not.toHaveProperty('serverCertificate');
});

test('[BROKER-08] [BROKER-14] an edit leaves the password blank, and does not send it', async () => {
  const broker = await givenBroker();
  const { user, router } = await openEdit(broker);
  await findText('Name');
  expect(document.title).toBe(`Editing ${broker.name} | Brokers`);
  expect(password()).toHaveValue('');
  expect(errorsOf(password())).toContain('Unchanged as long as this is blank.');
  await fill(user, { Host: 'mq.other.example' });
  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
  expect(review.getByText('mq.other.example')).toBeInTheDocument();
  expect(review.queryByText('Password')).toBeNull();
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(`The broker “${broker.name}” was saved.`);
  expect(router.state.location.pathname).toBe(`/event-configuration/brokers/${broker.id}`);
  expect(service.changes().map(({ body }) => body)).toEqual([
    {
      name: broker.name,
      type: 'AMQP',
      host: 'mq.other.example',
      port: 5672,
      username: 'console',
      secureConnection: false,
    },
  ]);
  expect(await storedBroker(broker.id)).toMatchObject({ host: 'mq.other.example', hasPassword: true });
});

test('a new password is sent, and never shown, not in the review either', async () => {
  const broker = await givenBroker();
  const { user } = await openEdit(broker);
  await findText('Name');
  // Alone it would need no review.
  await fill(user, { Password: 'brand-new-7', Port: '5679' });
  await submit(user);
  const review = await screen.findByRole('dialog', { name: 'Review your changes' });
  expect(review).not.toHaveTextContent('brand-new-7');
  await user.click(within(review).getByRole('button', { name: 'Save changes' }));
  await screen.findByText(`The broker “${broker.name}” was saved.`);
  expect(service.changes()[0]?.body).toMatchObject({ password: 'brand-new-7', port: 5679 });
});

test('[BROKER-11] a webhook needs no credentials', async () => {
  const { user } = await openNew();
  await findText('Name');
  await chooseType(user, 'WEBHOOK');
  expect(screen.getByRole('textbox', { name: 'Username (optional)' })).toBeInTheDocument();
  await fill(user, { Name: 'Desk form', Host: 'desk.example.com', Port: '8080' });
  await submit(user);
  await screen.findByText('The broker “Desk form” was saved.');
  expect(service.changes()[0]?.body).toEqual({
    name: 'Desk form',
    type: 'WEBHOOK',
    host: 'desk.example.com',
    port: 8080,
    secureConnection: false,
  });
});

test('a name that is taken is refused at its field', async () => {
  const broker = await givenBroker();
  const { user } = await openNew();
  await findText('Name');
  await fill(user, { Name: broker.name });
  await user.tab();
  await waitFor(() => expect(errorsOf(text('Name'))).toContain('Name has already been taken.'));
});

test('what the service refuses stays as it was typed, with the reason', async () => {
  service.give(`POST ${base}`, { status: 400, body: { message: 'The licence allows two brokers' } });
  const { user } = await openNew();
  await findText('Name');
  await chooseType(user, 'AMQP');
  await fill(user, { Name: 'One more', Host: saved.host, Port: '5672', Username: 'u', Password: 'p' });
  await submit(user);
  const alert = within(await screen.findByRole('alertdialog'));
  expect(alert.getByText(/The licence allows two brokers/)).toBeInTheDocument();
  expect(text('Name')).toHaveValue('One more');
  expect(password()).toHaveValue('p');
});

test('[BROKER-02] an internal broker is not edited by its address either', async () => {
  const broker = await internalBroker();
  await openEdit(broker);
  expect(await screen.findByText(`${broker.name} cannot be edited`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Back to ${broker.name}` })).toHaveAttribute(
    'href',
    `/event-configuration/brokers/${broker.id}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an address that is pasted as the host is split into its fields', async () => {
  const { user } = await openNew();
  await user.click(await findText('Host'));
  await user.paste('mqtts://erp:wareh%40use@mq.example.com:8884');
  expect(await screen.findByText('The address was split into its fields.')).toBeInTheDocument();
  expect([text('Host').value, text('Port').value, text('Username').value, password().value]).toEqual([
    'mq.example.com',
    '8884',
    'erp',
    'wareh@use',
  ]);
  expect(text('Name')).toHaveValue('mq.example.com');
  expect(screen.getByRole('checkbox', { name: 'Secure connection' })).toBeChecked();
  await user.clear(text('Host'));
  await user.paste('other.example.com');
  expect(text('Host')).toHaveValue('other.example.com');
});

test('a new broker that has to work is not kept when the service cannot connect to it', async () => {
  const { user, router } = await openNew();
  await fill(user, { Name: 'Unreachable' });
  await user.click(text('Host'));
  await user.paste('mqtt://erp:warehouse7@mq.example.com');
  await user.click(await screen.findByRole('checkbox', { name: 'Save only if the connection works' }));
  await submit(user);
  expect(await screen.findByRole('alertdialog', { name: /Unreachable/ })).toBeInTheDocument();
  expect(service.changes().map(({ request }) => request.replace(/[0-9a-f-]{36}/, 'id'))).toEqual([
    `POST ${base}`,
    `POST ${base}/id/test`,
    `DELETE ${base}/id`,
  ]);
  expect(router.state.location.pathname).toBe('/event-configuration/brokers/new');
  expect(text('Name')).toHaveValue('Unreachable');
});
