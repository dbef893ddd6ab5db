import { renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';

const service = serviceOfTest();
const saved: Blob[] = [];

beforeEach(async () => {
  await emulator.reset();
  saved.length = 0;
  const createObjectURL = (content: Blob) => {
    saved.push(content);
    return 'blob:configuration';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
});

const bundle = (sections: object) =>
  JSON.stringify({ kind: 'rfid-console-configuration', version: 1, sections });

const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });

async function preview(text: string, mode?: RegExp) {
  const rendered = await open(paths.apply());
  const { user } = rendered;
  fireEvent.change(await screen.findByRole('textbox', { name: /Or paste the configuration/ }), {
    target: { value: text },
  });
  if (mode) await user.click(screen.getByRole('radio', { name: mode }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return rendered;
}

const row = async (name: string) =>
  (await screen.findByRole('button', { name })).closest<HTMLElement>('[role="row"]') as HTMLElement;

test('a bundle is the configuration without passwords, and the download is what is shown', async () => {
  const { user } = await open(paths.bundle());
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bundle' });
  expect(shown.value).toMatch(/^\{\n {2}"kind": "rfid-console-configuration"/);
  expect(JSON.parse(shown.value).sections.brokers.at(-1).password).toEqual({ secret: expect.any(String) });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await saved[0]?.text()).toBe(shown.value);
  await user.click(screen.getByRole('checkbox', { name: /Brokers/ }));
  await waitFor(() => {
    const rest = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bundle' });
    expect(JSON.parse(rest.value).sections.brokers).toBeUndefined();
  });
});

test('a preview writes nothing and says field by field what changes, and what is in the way', async () => {
  const { user } = await preview(
    bundle({
      facilities: [{ name: 'North' }],
      networks: [{ name: 'Riverside Hospital', CIDRRange: '10.77.0.0/16' }],
      zoneMaps: [{ name: 'Plan', facility: 'Nowhere' }],
      colours: [],
    }).replace('"colours":[]', '"users":[{"name":"newcomer","roles":["DataReader"],"password":"hunter22"}]'),
  );
  expect(await screen.findByText('3 to create, 1 to change', { exact: false })).toBeVisible();
  expect(screen.getByText(/the secret users\/newcomer\/password is in clear/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes' }).textContent).not.toContain('hunter22');
  await user.click(screen.getByRole('button', { name: 'Riverside Hospital' }));
  const detail = within(screen.getByRole('region', { name: /Scanner networks “Riverside Hospital”/ }));
  expect(detail.getByRole('row', { name: /CIDRRange 10\.22\.8\.0\/24 10\.77\.0\.0\/16/ })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Changes' }));
  await user.click(steps.getByRole('button', { name: 'Next' }));
  expect(steps.getByText('3 of 4')).toHaveRole('status');
  expect(
    await screen.findByText('facility names Facilities “Nowhere”, which will not be there.'),
  ).toBeVisible();
  expect(service.changes()).toEqual([]);
});

test('what is chosen is applied after a snapshot; a refusal is named, and to continue does what is left', async () => {
  const { user } = await preview(
    bundle({
      facilities: [{ name: 'North' }, { name: 'West' }],
      zoneMaps: [{ name: 'Plan', facility: 'Nowhere' }],
      networks: [{ name: 'Late', CIDRRange: '10.1.2.3' }],
    }),
  );
  await screen.findByText(/4 to create/);
  await user.click(within(await row('West')).getByRole('checkbox'));
  service.give('POST /api/networks', { status: 400, body: { message: 'not now' } });
  await user.click(screen.getByRole('button', { name: 'Apply 3 changes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Apply 3 changes' }));
  expect(await screen.findByText('1 of 3 changes applied.')).toBeVisible();
  expect(JSON.parse((await saved[0]?.text()) ?? '{}').sections.facilities).not.toContainEqual({
    name: 'North',
  });
  expect(await screen.findByRole('row', { name: /Refused.*Late.*not now/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Not begun.*Plan/ })).toBeVisible();
  service.takeBack('POST /api/networks');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('1 of 2 changes applied.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Done.*Late/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Refused.*Plan/ })).toBeVisible();
  expect(JSON.stringify(service.changes())).not.toContain('West');
});

test('an applied plan is done: it cannot be applied once more, and is compared anew when asked', async () => {
  const { user } = await preview(bundle({ facilities: [{ name: 'Once' }] }));
  await user.click(await screen.findByRole('button', { name: 'Apply 1 change' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Apply 1 change' }));
  expect(await screen.findByText('The change is applied.')).toBeVisible();
  const done = screen.getByRole('region', { name: 'Done' });
  expect(done).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Apply \d/ })).toBeNull();
  await user.click(within(done).getByRole('button', { name: 'Preview again' }));
  expect(await screen.findAllByText('There is nothing to change.')).not.toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Done' })).toBeNull();
});

test('a key that differs is a change, told without being shown', async () => {
  const snmp = {
    authConfig: {
      type: 'V3_USER_PRIV',
      engineId: 'ITEMSENSE',
      userName: 'monitor',
      authenticationKey: 'first key of it',
      privacyKey: 'second key of it',
    },
    trapTargetConfig: { host: 'traps.example.com' },
  };
  service.give('GET /itemsense/configuration/v1/settings/SNMP', { body: snmp });
  const authConfig = { ...snmp.authConfig, privacyKey: 'another key of it' };
  await preview(bundle({ settings: [{ ...snmp, authConfig, name: 'SNMP' }] }));
  expect(await screen.findByText('1 to change', { exact: false })).toBeVisible();
  const changes = within(screen.getByRole('region', { name: 'Changes' }));
  const told = (reference: string) =>
    changes.getByText(reference, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(told('settings/SNMP/privacyKey')).toBe('Changes: the service has another one.');
  expect(told('settings/SNMP/authenticationKey')).toBe('Stays: the service has the same one.');
  expect(screen.getByRole('region', { name: 'Changes' }).textContent).not.toMatch(/key of it/);
});

test('what changed since the preview is shown again before anything is written', async () => {
  const { user } = await preview(
    bundle({
      networks: [
        { name: 'Late', CIDRRange: '10.1.2.4' },
        { name: 'New', CIDRRange: '10.1.2.5' },
      ],
    }),
  );
  const apply = await screen.findByRole('button', { name: /Apply \d changes?/ });
  service.give('GET /api/networks', { body: [{ id: 1, name: 'New', CIDRRange: '10.1.2.5' }] });
  await user.click(apply);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /Apply/ }));
  expect(await screen.findByText(/The service was changed since the preview/)).toBeVisible();
  expect(service.changes()).toEqual([]);
});

test.each([
  ['{"name": "my-app"}', /The text is no configuration of this service/],
  ['{"kind": ', /is neither JSON nor YAML/],
  [bundle({}).replace('1', '9'), /has the form 9 of a newer console/],
  [
    '{"config": {"readerConfigurations": [{"name": "Dock", "operation": "NORMAL"}]}}',
    /was saved from version 2016r4 or an earlier one: the reader configuration “Dock”/,
  ],
])('%s is refused in words, and stays', async (text, words) => {
  await preview(text);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Or paste the configuration/ })).toHaveValue(text);
  expect(service.asked().filter((request) => request.includes('facilities'))).toEqual([]);
});

test('two configurations are compared; another service that does not answer is said in words', async () => {
  const { user } = await open(paths.compare());
  const second = within(await screen.findByRole('group', { name: 'Second' }));
  fireEvent.change(second.getByRole('textbox', { name: /Or paste the configuration/ }), {
    target: { value: bundle({ facilities: [{ name: 'DEFAULT' }, { name: 'North' }] }) },
  });
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('4 records differ.')).toBeVisible();
  expect(within(await row('North')).getByText('Only in the second')).toBeVisible();

  await user.click(second.getByRole('radio', { name: 'Another service' }));
  await user.type(second.getByRole('textbox', { name: 'Address' }), 'http://127.0.0.1:9');
  await user.type(second.getByRole('textbox', { name: 'User' }), 'admin');
  await user.type(second.getByLabelText('Password'), 'admindefault');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText(/The browser got no answer from http:\/\/127\.0\.0\.1:9/)).toBeVisible();
});

test('passwords are asked by record: generated ones are shown until the page is left, users are left out at once', async () => {
  const users = ['newann', 'newbob'].map((name) => ({ name, roles: ['DataReader'] }));
  const { user } = await preview(bundle({ facilities: [{ name: 'North' }], users }));
  const asked = within(await screen.findByRole('region', { name: 'Passwords and keys' }));
  expect(
    within(asked.getByRole('group', { name: 'Users “newann”' })).getByLabelText(/^Password/),
  ).toHaveValue('');
  await user.click(asked.getByRole('button', { name: 'Generate the passwords of 2 users' }));
  const password = await asked.findAllByRole('textbox', { name: /^Password/ });
  expect(password[1]).toHaveDisplayValue(/^\w{16}$/);
  await user.click(asked.getByRole('button', { name: 'Use these' }));
  await user.click(within(await row('newann')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Apply 2 changes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Apply 2 changes' }));
  const shown = within(await screen.findByRole('region', { name: 'Generated passwords' }));
  const sent = service.changes().find(({ request }) => request.includes('users'))?.body as {
    password: string;
  };
  expect(shown.getByText(sent.password)).toBeVisible();
  expect(screen.getByText('All 2 changes applied.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Preview again' }));
  const again = await screen.findByRole('region', { name: 'Passwords and keys' });
  await user.click(within(again).getByRole('button', { name: 'Leave 1 user out' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passwords and keys' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Apply 0 changes' })).toHaveAccessibleDescription(
    'No change is chosen.',
  );
});

test('a run is undone as one: what was changed since is named before and stays, and the undo is a run itself', async () => {
  const networks = [
    { name: 'Late', CIDRRange: '10.1.2.3' },
    { name: 'Riverside Hospital', CIDRRange: '10.77.0.0/16' },
  ];
  const { user } = await preview(bundle({ facilities: [{ name: 'Once' }], networks }));
  const apply = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  };
  await apply('Apply 3 changes');
  const done = within(await screen.findByRole('region', { name: 'Done' }));
  expect(done.getByText(/^It took .+ changes per second\.$/)).toBeVisible();
  service.give('GET /api/networks', {
    body: [
      { id: 1, name: 'Riverside Hospital', CIDRRange: '10.78.0.0/16' },
      { id: 2, name: 'Late', CIDRRange: '10.1.2.3' },
    ],
  });
  await user.click(done.getByRole('button', { name: 'Undo this run…' }));
  expect(await screen.findByRole('region', { name: 'Undo a run' })).toHaveFocus();
  expect(
    await screen.findByText(/^Scanner networks “Riverside Hospital” was changed since the run/),
  ).toBeVisible();
  expect(within(await row('Riverside Hospital')).getByRole('checkbox')).not.toBeChecked();
  await user.click(within(await row('Riverside Hospital')).getByRole('checkbox'));
  service.takeBack('GET /api/networks');
  await apply('Apply 3 changes');
  expect(await screen.findByText(/The service was changed since the preview/)).toBeVisible();
  await apply('Apply 3 changes');
  expect(await screen.findByText('All 3 changes applied.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo this run…' })).toBeVisible();
  const facilities = service.changes().filter(({ request }) => request.includes('facilities'));
  expect(facilities.at(-1)?.request).toMatch(/^DELETE .*\/Once$/);
  await user.click(screen.getByRole('link', { name: 'Apply another configuration' }));
  expect(await screen.findByRole('region', { name: 'Source' })).toBeVisible();
});

test('an editor that waits for the service can be closed, and what is pasted meanwhile stays; a failure is tried again', async () => {
  const networks = 'GET /api/networks';
  const answer = service.hold(networks);
  const { user } = await open(paths.apply());
  await user.click(await screen.findByRole('button', { name: 'Edit here' }));
  expect(await screen.findByText('The configuration is being read.')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Close the editor' }));
  const text = screen.getByRole('textbox', { name: /Or paste the configuration/ });
  fireEvent.change(text, { target: { value: '{}' } });
  answer({ body: [] });
  expect(text).toHaveValue('{}');
  fireEvent.change(text, { target: { value: '' } });
  service.give(networks, { status: 503, body: { message: 'asleep' } });
  await user.click(screen.getByRole('button', { name: 'Edit here' }));
  expect(await screen.findByText(/asleep/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Keep/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/asleep/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the editor' }));
  // By now the first answer has come to its end.
  expect(screen.getByRole('textbox', { name: /Or paste the configuration/ })).toHaveValue('');
});
