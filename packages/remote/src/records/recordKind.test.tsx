import {
  createNetwork,
  listNetworks,
  networkMutations,
  networkQueries,
  replaceNetwork,
  type ScannerNetwork,
} from '@console/api-client/networks';
import { recipeQueries } from '@console/api-client/recipes';
import { TextField } from '@console/design/form';
import type { Column } from '@console/design/table';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from '../defineRemote';
import { RecordForm, RecordFormPage, type RecordFormProps, RecordListPage, RecordPage, recordKind } from '.';

const kind = recordKind({
  model: 'network',
  texts: 'networks',
  paths: {
    list: () => '/data',
    error: () => '/data/error',
    new: () => '/data/new',
    record: (id) => `/data/${id}`,
    edit: (id) => `/data/${id}/edit`,
  },
  queries: networkQueries,
  mutations: networkMutations,
  titleOf: ({ name }) => name,
  actions: ['edit', 'copy', 'delete'],
  uniqueBy: 'list',
});

const valuesOf = ({ name, CIDRRange }: ScannerNetwork) => ({ name, CIDRRange });

const NetworkForm = (props: RecordFormProps<ScannerNetwork>) => (
  <RecordForm
    {...props}
    kind={kind}
    newValues={{ name: '', CIDRRange: '' }}
    valuesOf={valuesOf}
    draftOf={(values) => values}
  >
    <TextField name="name" />
    <TextField name="CIDRRange" />
  </RecordForm>
);

const drawRange = jest.fn(({ CIDRRange }: ScannerNetwork) => CIDRRange);
const columns = (): Column<ScannerNetwork>[] => [
  { key: 'range', title: 'Range', kind: 'text', value: ({ CIDRRange }) => CIDRRange, render: drawRange },
];
const NetworksPage = () => <RecordListPage kind={kind} columns={columns} />;
const NetworkPage = () => <RecordPage kind={kind}>{({ CIDRRange }) => <p>{CIDRRange}</p>}</RecordPage>;
const NetworkFormPage = () => <RecordFormPage kind={kind} form={NetworkForm} />;

const remote = defineRemote({
  declaration: {
    name: 'networks',
    contract: '^2.0.0',
    owner: 'Networks team',
    areas: [{ name: 'data', title: { en: 'Data' }, path: '/data' }],
    routes: [
      { path: '/data', page: 'NetworksPage' },
      { path: '/data/new', page: 'NetworkFormPage' },
      { path: '/data/:id', page: 'NetworkPage' },
      { path: '/data/:id/edit', page: 'NetworkFormPage' },
    ],
  },
  messages: {
    en: {
      'networks.section': 'Networks',
      'networks.entity': 'network',
      'networks.name': 'Name',
      'networks.CIDRRange': 'Range',
      'networks.actions': 'Actions',
      'networks.new': 'New network',
      'networks.stale': 'The list shows an earlier answer.',
      'networks.delete.warning': '{name} is lost.',
    },
  },
  pages: {
    NetworksPage: async () => ({ NetworksPage }),
    NetworkPage: async () => ({ NetworkPage }),
    NetworkFormPage: async () => ({ NetworkFormPage }),
  },
});

const service = serviceOfTest();
const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
const field = (name: string) => screen.findByRole('textbox', { name });

let count = 0;
async function givenNetwork(): Promise<ScannerNetwork> {
  count += 1;
  const name = `Kind ${count}`;
  const client = await signedInClient();
  await client.call(createNetwork({ name, CIDRRange: '10.70.0.0/24' }));
  const stored = (await client.call(listNetworks())).rows.find((network) => network.name === name);
  if (!stored) throw new Error(`The emulator did not keep ${name}.`);
  return stored;
}

test('the list has a link, the actions of each record and the button for a new one', async () => {
  const { id, name } = await givenNetwork();
  await open('/data');
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect(row.getByRole('link', { name })).toHaveAttribute('href', `/data/${id}`);
  expect(row.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute('href', `/data/${id}/edit`);
  for (const action of ['Copy', 'Delete'])
    expect(row.getByRole('button', { name: `${action} ${name}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New network' })).toHaveAttribute('href', '/data/new');
});

test('a copy has a name of its own, and its page is shown', async () => {
  const { id, name } = await givenNetwork();
  const { user } = await open(`/data/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('heading', { level: 1, name: `${name}-COPY` })).toBeVisible();
  expect(service.changes()).toEqual([
    { request: 'POST /api/networks', body: { name: `${name}-COPY`, CIDRRange: '10.70.0.0/24' } },
  ]);
});

test('[FORM-06] an edit may keep its name and cannot take that of another', async () => {
  const other = await givenNetwork();
  const { id, name } = await givenNetwork();
  const { user } = await open(`/data/${id}/edit`);
  await user.clear(await field('Name'));
  await user.type(await field('Name'), other.name);
  await user.tab();
  expect(await screen.findByText('Name has already been taken.')).toBeVisible();
  await user.clear(await field('Name'));
  await user.type(await field('Name'), name);
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Name has already been taken.')).toBeNull());
});

test('an edit whose stored record cannot be read says so, and keeps what was typed', async () => {
  const { id } = await givenNetwork();
  const { user } = await open(`/data/${id}/edit`);
  await user.clear(await field('Range'));
  await user.type(await field('Range'), '10.71.0.0/24');
  service.give(`GET /api/networks/${id}`, { status: 500, body: { message: 'database is starting' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const failure = await screen.findByRole('alertdialog');
  expect(failure).toHaveTextContent("Couldn't fetch network data from the server.");
  expect(failure).toHaveTextContent('database is starting');
  expect(screen.getByRole('textbox', { name: 'Range', hidden: true })).toHaveValue('10.71.0.0/24');
  expect(service.changes()).toEqual([]);
});

test('an edit that meets another of the same field asks which value is kept', async () => {
  const { id, name } = await givenNetwork();
  const { user } = await open(`/data/${id}/edit`);
  await user.clear(await field('Range'));
  await user.type(await field('Range'), '10.72.0.0/24');
  await (await signedInClient()).call(replaceNetwork(id, { name, CIDRRange: '10.73.0.0/24' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const conflict = within(await screen.findByRole('group', { name: /^Range was changed by someone else/ }));
  expect(conflict.getByRole('radio', { name: /10\.73\.0\.0/ })).toBeVisible();
  expect(conflict.getByRole('radio', { name: /10\.72\.0\.0/ })).toBeVisible();
});

test('a descriptor that cannot work is refused when it is made', () => {
  const paths = { list: () => '/data', error: () => '/data/error' };
  const base = { texts: 'networks', queries: networkQueries, mutations: networkMutations } as const;
  const titleOf = ({ name }: ScannerNetwork) => name;
  expect(() => recordKind({ ...base, model: 'network', paths, titleOf, actions: ['edit'] })).toThrow(
    'Records of the model network are edited, but paths.edit is missing.',
  );
  expect(() => recordKind({ ...base, model: 'network', paths, titleOf, uniqueBy: 'lookup' })).toThrow(
    "Records of the model network are not identified by their name: use uniqueBy 'list'.",
  );
});

test('the types know records and drafts, and offer only actions that the mutations can do', () => {
  const described = recordKind({
    model: 'recipe',
    texts: 'recipes',
    paths: { list: () => '/recipes', error: () => '/recipes/error' },
    queries: recipeQueries,
    mutations: () => ({}),
    titleOf: ({ name, type }) => `${name} ${type}`,
    // @ts-expect-error there is no mutation that copies
    actions: ['copy'],
  });
  expect(described.idOf({ name: 'Doors' } as never)).toBe('Doors');
});

test('a poll that brings nothing new draws no row again', async () => {
  const { name } = await givenNetwork();
  await renderRemote(remote, { path: '/data', serviceUrl: service.url, pollInterval: 20 });
  await screen.findByRole('row', { name: new RegExp(name) });
  const polls = () => service.asked().filter((request) => request === 'GET /api/networks').length;
  const twoMore = async () => {
    const before = polls();
    await waitFor(() => expect(polls()).toBeGreaterThan(before + 1));
  };
  await twoMore();
  const drawn = drawRange.mock.calls.length;
  await twoMore();
  expect(drawRange).toHaveBeenCalledTimes(drawn);
});
