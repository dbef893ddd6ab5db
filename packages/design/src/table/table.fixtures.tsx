import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPreferences, type Preferences, PreferencesStoreProvider } from '../preferences';
import { createMemoryRouter, RouterProvider } from '../router';
import { DesignProvider } from '../theme';
import { type Column, Table, type TableProps } from '.';

/** A reader as the tests of the table list it. */
export interface Reader {
  name: string;
  type: string;
  heat?: number;
  facility?: string;
  on?: boolean;
}

/** Rows of the tests, in no order. */
export const readers: Reader[] = [
  { name: 'dock-10', type: 'XSPAN', heat: 41.5, facility: 'Oslo', on: true },
  { name: 'dock-2', type: 'XARRAY', heat: 20, facility: 'Leipzig', on: false },
  { name: 'aisle-1', type: 'SPEEDWAY', on: true },
  { name: 'aisle-2', type: 'XARRAY', heat: 35, facility: 'Oslo' },
];

/** Columns of the tests, with each kind of filter. */
export const columns: Column<Reader>[] = [
  {
    key: 'name',
    title: 'Name',
    kind: 'name',
    filter: 'text',
    value: ({ name }) => name,
    link: ({ name }) => `/readers/${name}`,
  },
  { key: 'type', title: 'Type', kind: 'text', filter: 'choice', value: ({ type }) => type },
  { key: 'heat', title: 'Heat', kind: 'short', filter: 'number', value: ({ heat }) => heat },
  { key: 'facility', title: 'Facility', kind: 'text', filter: 'choice', value: ({ facility }) => facility },
  { key: 'on', title: 'On', kind: 'short', filter: 'yesNo', value: ({ on }) => on },
];

/** Key of a row of the tests. */
export const rowKey = ({ name }: Reader) => name;

/** The table of the tests. */
export const table = (props: Partial<TableProps<Reader>> = {}) => (
  <Table label="Readers" rows={readers} columns={columns} rowKey={rowKey} initialSort="name" {...props} />
);

/** Shows something in a router, a design and the memory of a user. */
export function open(element: ReactNode, path = '/readers', memory: Preferences = createPreferences('Ada')) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { unmount } = render(
    <DesignProvider>
      <PreferencesStoreProvider memory={memory}>
        <RouterProvider router={router} />
      </PreferencesStoreProvider>
    </DesignProvider>,
  );
  return {
    user: userEvent.setup(),
    unmount,
    address: () => decodeURIComponent(router.state.location.search),
  };
}
