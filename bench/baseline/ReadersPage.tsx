import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Input, Space, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { get, type ReaderDefinition, type ReaderHealth } from './service';

type Row = ReaderDefinition & { readonly status: string };

const by = (key: keyof Row) => (one: Row, other: Row) =>
  String(one[key] ?? '').localeCompare(String(other[key] ?? ''));

const columns = [
  {
    title: 'Name',
    dataIndex: 'name',
    sorter: by('name'),
    defaultSortOrder: 'ascend' as const,
    render: (name: string) => <Link to={`/readers/definitions/${encodeURIComponent(name)}`}>{name}</Link>,
  },
  {
    title: 'Status',
    dataIndex: 'status',
    sorter: by('status'),
    render: (status: string) => <Tag>{status}</Tag>,
  },
  { title: 'Address', dataIndex: 'address', sorter: by('address') },
  { title: 'Type', dataIndex: 'type', sorter: by('type') },
  { title: 'Facility', dataIndex: 'facility', sorter: by('facility') },
  { title: 'Zone', dataIndex: 'readerZone', sorter: by('readerZone') },
  {
    title: 'Operation',
    render: () => (
      <Space>
        <Button size="small">Edit</Button>
        <Button size="small">Copy</Button>
        <Button size="small" danger>
          Delete
        </Button>
      </Space>
    ),
  },
];

/** The reader definitions with their health, both polled. */
export function Component() {
  const [search, setSearch] = useState('');
  const definitions = useQuery({
    queryKey: ['definitions'],
    queryFn: () => get<ReaderDefinition[]>('configuration/v1/readerDefinitions/show'),
    refetchInterval: 5000,
  });
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => get<ReaderHealth[]>('health/v1/readers'),
    refetchInterval: 5000,
  });
  const statuses = new Map(health.data?.map(({ readerName, state }) => [readerName, state]));
  const rows = definitions.data
    ?.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .map((definition): Row => ({ ...definition, status: statuses.get(definition.name) ?? 'unknown' }));
  return (
    <>
      <Typography.Title>Reader definitions</Typography.Title>
      <Flex justify="space-between">
        <Input.Search placeholder="Search" onSearch={setSearch} style={{ width: 300 }} />
        <Button type="primary">New reader definition</Button>
      </Flex>
      <Table
        rowKey="name"
        columns={columns}
        dataSource={rows}
        loading={!rows}
        pagination={{ pageSize: 20 }}
        rowSelection={{}}
      />
    </>
  );
}
