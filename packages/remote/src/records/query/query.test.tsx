import { dataQueries, type Item } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { type FormErrors, TextField } from '@console/design/form';
import { Page } from '@console/design/page';
import { type AddressFields, addressFields, QueryPanel, useAddressQuery } from '@console/design/query';
import type { Column } from '@console/design/table';
import { renderRemote, serviceOfTest } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from '../../defineRemote';
import { useQueryPages } from '.';

interface Filters {
  readonly epcPrefix: string;
}

const fields: AddressFields<Filters> = { epcPrefix: addressFields.text };
const initialValues: Filters = { epcPrefix: '' };
const validate = ({ epcPrefix }: Filters): FormErrors => ({
  epcPrefix: /^[0-9A-Fa-f]*$/.test(epcPrefix) ? undefined : { key: 'data.epcPrefix.hexadecimal' },
});
const columns: readonly Column<Item>[] = [
  { key: 'epc', title: 'EPC', kind: 'name', value: ({ epc }) => epc },
];
const rowKey = ({ epc }: Item) => epc;

const downloads: Filters[] = [];

function DataPage() {
  const query = useAddressQuery({ fields, initialValues, validate });
  const { items } = useResource(dataQueries);
  const results = useQueryPages(query.asked && items(query.asked), 'item');
  return (
    <Page section="Data">
      <QueryPanel
        label="Items"
        query={query}
        results={results}
        columns={columns}
        rowKey={rowKey}
        empty="No items match."
        onDownload={(asked) => downloads.push(asked)}
      >
        <TextField name="epcPrefix" label="EPC prefix" optional />
      </QueryPanel>
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'data',
    contract: '^2.0.0',
    owner: 'Data team',
    areas: [{ name: 'data', title: { en: 'Area' }, path: '/data' }],
    routes: [{ path: '/data', page: 'DataPage' }],
  },
  messages: { en: { 'data.epcPrefix.hexadecimal': '{label} has to be hexadecimal.' } },
  pages: { DataPage: async () => ({ DataPage }) },
});

const service = serviceOfTest();
const path = 'GET /itemsense/data/v1/items/show';
const first = { items: [{ epc: '30A1' }, { epc: '30A2' }], nextPageMarker: 'm2' };
const second = { items: [{ epc: '30A3' }], nextPageMarker: null };

beforeEach(() => {
  downloads.length = 0;
  service.give(`${path}?epcPrefix=30`, { body: first });
  service.give(`${path}?epcPrefix=30&pageMarker=m2`, { body: second });
});

const open = (search = '') => renderRemote(remote, { path: `/data${search}`, serviceUrl: service.url });
const prefix = () => screen.findByRole('textbox', { name: /EPC prefix/ });
const search = () => screen.getByRole('button', { name: 'Search' });
const epcs = () =>
  within(screen.getByRole('grid', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

test('nothing is asked for until it is told to; the address then carries what was asked', async () => {
  const { router, user } = await open();
  await user.type(await prefix(), '30');
  expect(service.asked()).toEqual([]);
  await user.click(search());
  await screen.findByText('30A1');
  expect(service.asked()).toEqual([`${path}?epcPrefix=30`]);
  expect(router.state.location.search).toBe('?epcPrefix=30&asked=true');
});

test('[DATA-19] more is loaded by the page marker and appended, as long as there is more', async () => {
  const { user } = await open('?epcPrefix=30&asked=true');
  await screen.findByText('2 rows are loaded, there are more.');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(epcs()).toEqual(['30A1', '30A2', '30A3']));
  expect(service.asked()).toEqual([`${path}?epcPrefix=30`, `${path}?epcPrefix=30&pageMarker=m2`]);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('[DATA-19] a page that fails leaves the rows that are there, and can be asked for again', async () => {
  service.give(`${path}?epcPrefix=30&pageMarker=m2`, {
    status: 400,
    body: { message: 'Unknown page marker' },
  });
  const { user } = await open('?epcPrefix=30&asked=true');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(epcs()).toEqual(['30A1', '30A2']);
  service.give(`${path}?epcPrefix=30&pageMarker=m2`, { body: second });
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  await waitFor(() => expect(epcs()).toEqual(['30A1', '30A2', '30A3']));
});

test('[DATA-24] a query that fails shows why, and the form can be submitted again', async () => {
  service.give(`${path}?epcPrefix=30`, { status: 500 });
  const { user } = await open();
  await user.type(await prefix(), '30');
  await user.click(search());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Couldn't fetch item data from the server\..*ItemSense responded with an error/,
  );
  expect(await prefix()).toHaveValue('30');
  service.give(`${path}?epcPrefix=30`, { body: second });
  await user.click(search());
  await waitFor(() => expect(epcs()).toEqual(['30A3']));
});

test('[DATA-21] an empty answer says so, and there is nothing to export', async () => {
  service.give(`${path}?epcPrefix=30`, { body: { items: [] } });
  const { user } = await open('?epcPrefix=30&asked=true');
  expect(await screen.findByText('No items match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: /^All rows of this query/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[DATA-23] an export after changed filters is of the rows shown', async () => {
  const { user } = await open('?epcPrefix=30&asked=true');
  await screen.findByText('30A1');
  await user.type(await prefix(), '99');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'All rows of this query as CSV' }));
  expect(downloads).toEqual([{ epcPrefix: '30' }]);
});

test('[DATA-22] a reset puts the filters back and clears the results', async () => {
  const { router, user } = await open('?epcPrefix=30&asked=true');
  await screen.findByText('30A1');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await prefix()).toHaveValue('');
  expect(screen.queryByRole('grid', { name: 'Items' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('an address that asks for what cannot be asked keeps it in the form and asks for nothing', async () => {
  await open('?epcPrefix=pallet&asked=true');
  expect(await screen.findByText(/This link contains an invalid filter/)).toBeVisible();
  expect(await prefix()).toHaveValue('pallet');
  expect(await prefix()).toHaveAccessibleDescription('EPC prefix has to be hexadecimal.');
  expect(service.asked()).toEqual([]);
});

test('going back shows the former query with its filters', async () => {
  service.give(`${path}?epcPrefix=40`, { body: { items: [{ epc: '40B1' }] } });
  const { router, user } = await open('?epcPrefix=30&asked=true');
  await screen.findByText('30A1');
  await user.clear(await prefix());
  await user.type(await prefix(), '40');
  await user.click(search());
  await screen.findByText('40B1');
  await act(() => router.navigate(-1));
  await screen.findByText('30A1');
  expect(await prefix()).toHaveValue('30');
});
