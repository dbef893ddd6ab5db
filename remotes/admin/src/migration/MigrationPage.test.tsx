import { renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';

const service = serviceOfTest();
const exported = 'GET /api/config/export?targetVersion=1.9.0';
const text = '{ "config" : {} }\n\n';

const open = () => renderRemote(remote, { path: paths.configMigration(), serviceUrl: service.url });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const version = async () => (await card('Export')).getByRole('textbox', { name: 'Target version' });
const data = async () => (await card('Import')).getByRole('textbox', { name: 'Configuration' });
const exportButton = async () => (await card('Export')).getByRole('button', { name: 'Export' });
const importButton = async () => (await card('Import')).getByRole('button', { name: 'Import' });
const paste = async (value: string) => fireEvent.change(await data(), { target: { value } });

test('[MIGRATE-01] [MIGRATE-03] an export is shown as the service sent it, to be copied', async () => {
  service.give(exported, { body: text });
  const { user } = await open();
  expect(await version()).toHaveAttribute('placeholder', '1.9.0');
  expect(screen.queryByText('The export is complete.')).toBeNull();
  await user.type(await version(), '2018R2');
  await user.click(await exportButton());
  expect(await screen.findByText('The export is complete.')).toBeInTheDocument();
  const shown = screen.getByRole('textbox', { name: 'Exported configuration' });
  expect(shown).toHaveValue(text);
  expect(shown).toHaveAttribute('readonly');
  expect(shown).toHaveAttribute('rows', '10');
  expect(service.asked()).toContain(exported);
});

test('[MIGRATE-02] an export needs a version, in one of the forms that there are', async () => {
  const { user } = await open();
  await user.click(await exportButton());
  expect(await version()).toHaveAccessibleDescription(/Target version can't be blank/);
  await user.type(await version(), '1.9');
  expect(await version()).toHaveAccessibleDescription(/is a semantic version, as 1.9.0, or 2018r2/);
  expect(service.asked().filter((request) => request.includes('/config/'))).toEqual([]);
});

test('[MIGRATE-04] an import needs data and a mode', async () => {
  const { user } = await open();
  expect(await data()).toHaveAttribute('rows', '10');
  await user.click(await importButton());
  expect(await data()).toHaveAccessibleDescription(/Configuration can't be blank/);
  expect((await card('Import')).getAllByText('No import mode selected').length).toBeGreaterThan(0);
  const modes = (await card('Import')).getAllByRole('radio');
  expect(modes.map((mode) => (mode as HTMLInputElement).checked)).toEqual([false, false]);
  expect(service.changes()).toEqual([]);
});

test.each([
  ['merge', /^Merge/, false],
  ['overwrite', /^Overwrite/, true],
])(
  '[MIGRATE-05] %s sends what was pasted unchanged, and what became of it is told',
  async (_mode, name, overwrite) => {
    const address = `POST /api/config/import?overwrite=${overwrite}`;
    const results = [
      { section: 'facilities', name: 'Annex', outcome: 'CREATED', message: null },
      { section: 'users', name: 'Newcomer', outcome: 'FAILED', message: 'password is required' },
    ];
    service.give(address, { body: { results } });
    const { user } = await open();
    await paste('{"a" :  1}');
    await user.click((await card('Import')).getByRole('radio', { name }));
    await user.click(await importButton());
    expect(await screen.findByText('The configuration was imported.')).toBeInTheDocument();
    expect(service.changes()).toEqual([{ request: address, body: { a: 1 } }]);
    expect(await screen.findByText('1 created, 1 refused')).toBeInTheDocument();
    expect(screen.getByText('users “Newcomer”: password is required')).toBeInTheDocument();
    expect(await data()).toHaveValue('{"a" :  1}');
  },
);

test('[MIGRATE-06] while an export runs, neither can be started', async () => {
  const answer = service.hold(exported);
  const { user } = await open();
  await user.type(await version(), '1.9.0');
  await user.click(await exportButton());
  for (const button of [await exportButton(), await importButton()]) {
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription('The configuration is being exported.');
  }
  answer({ body: text });
  await screen.findByText('The export is complete.');
  expect(await exportButton()).not.toHaveAttribute('aria-disabled');
  expect(await importButton()).not.toHaveAttribute('aria-disabled');
});

const startImport = async () => {
  const { user } = await open();
  await paste('{}');
  await user.click((await card('Import')).getByRole('radio', { name: /^Merge/ }));
  await user.click(await importButton());
};

test('[MIGRATE-04] [MIGRATE-06] while an import runs that is shown, and neither can be started', async () => {
  const answer = service.hold('POST /api/config/import?overwrite=false');
  await startImport();
  expect(
    await screen.findByRole('progressbar', { name: 'The configuration is being imported.' }),
  ).toBeVisible();
  for (const button of [await exportButton(), await importButton()])
    expect(button).toHaveAttribute('aria-disabled', 'true');
  answer({ body: { results: [] } });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('[MIGRATE-07] an export that fails is said', async () => {
  service.give(exported, { status: 500, body: { message: 'no room' } });
  const { user } = await open();
  await user.type(await version(), '1.9.0');
  await user.click(await exportButton());
  const alert = await screen.findByRole('alertdialog', {
    name: 'The configuration could not be exported.',
  });
  expect(alert).toHaveTextContent('no room');
});

test('[MIGRATE-07] an import that fails is said, and the data stays', async () => {
  service.give('POST /api/config/import?overwrite=false', {
    status: 400,
    body: { message: 'no section' },
  });
  await startImport();
  const alert = await screen.findByRole('alertdialog', {
    name: 'The configuration could not be imported.',
  });
  expect(alert).toHaveTextContent('no section');
  expect(screen.getByDisplayValue('{}')).toBeInTheDocument();
});
