import { useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { Status, type Tone } from '../status';
import { type Column, groupRows, SelectableGroups, Table } from '.';

interface Item {
  id: string;
  state: string;
  tone: Tone;
  facility?: string;
  heat: number;
  seen: string;
  tagged: boolean;
}

const items: Item[] = [
  {
    id: 'Pallet 10',
    state: 'Arrived',
    tone: 'success',
    facility: 'Leipzig',
    heat: 4.5,
    seen: '2026-03-01T08:00:00Z',
    tagged: true,
  },
  {
    id: 'Pallet 2',
    state: 'Overdue: expected at another dock',
    tone: 'warning',
    facility: 'Oslo',
    heat: -18,
    seen: '2026-03-02T09:30:00Z',
    tagged: true,
  },
  { id: 'Crate 7', state: 'Lost', tone: 'danger', heat: 21, seen: '2026-02-11T17:45:00Z', tagged: false },
];

const columns: Column<Item>[] = [
  {
    key: 'id',
    title: 'Item',
    kind: 'name',
    value: ({ id }) => id,
    link: ({ id }) => `/items/${id}`,
    filter: 'text',
  },
  {
    key: 'state',
    title: 'State',
    kind: 'status',
    value: ({ state }) => state,
    render: ({ state, tone }) => <Status tone={tone} label={state} />,
    filter: 'choice',
  },
  { key: 'facility', title: 'Facility', kind: 'text', value: ({ facility }) => facility, filter: 'choice' },
  { key: 'heat', title: 'Heat', kind: 'short', value: ({ heat }) => heat, filter: 'number' },
  { key: 'seen', title: 'Seen', kind: 'date', value: ({ seen }) => seen, filter: 'date' },
  { key: 'tagged', title: 'Tagged', kind: 'short', value: ({ tagged }) => tagged, filter: 'yesNo' },
];

const rowKey = ({ id }: Item) => id;

const shared = { rows: items, columns, rowKey, initialSort: 'id' };

const groups = groupRows(items, ({ facility }) => facility, 'Without a facility', ['Bergen']);
const untagged = ({ tagged }: Item) => (tagged ? undefined : 'It has no tag.');

function Groups() {
  const [selected, setSelected] = useState<readonly string[]>(['Pallet 2']);
  return (
    <SelectableGroups
      label="Items to send"
      groups={groups}
      columns={columns}
      rowKey={rowKey}
      unselectable={untagged}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

/** Tables in every state. */
export const tables: GalleryPage = {
  name: 'Tables',
  stories: [
    { name: 'Groups to select from', content: <Groups /> },
    {
      name: 'With everything',
      content: (
        <Table
          {...shared}
          label="Items"
          name="items"
          unselectable={({ tagged }) => (tagged ? undefined : 'It has no tag.')}
          bulkActions={[
            {
              key: 'forget',
              label: 'Forget',
              tone: 'danger',
              question: <p>What is known of these items is lost.</p>,
              act: async ({ heat }) => {
                if (heat < 0) throw new Error('It is frozen.');
              },
            },
          ]}
        />
      ),
    },
    {
      name: 'Stale, with an error and rows that could not be read',
      content: (
        <Table
          {...shared}
          label="Stale items"
          name="stale"
          unreadable={2}
          error={{ title: 'The items could not be loaded again.', detail: 'Bad Gateway' }}
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: 'A short list inside a page',
      content: <Table {...shared} label="Short list" name="short" simple />,
    },
    {
      name: 'Without rows',
      content: <Table {...shared} label="No items" name="none" rows={[]} empty="no events" />,
    },
    {
      name: 'Loading',
      content: <Table {...shared} label="Awaited items" name="awaited" rows={undefined} loading />,
    },
  ],
};
