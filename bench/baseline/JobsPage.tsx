import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Form, Input, InputNumber, Select, Table, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { get, type Job, type Named } from './service';

const columns = [
  {
    title: 'Name',
    dataIndex: 'id',
    render: (id: string, { job }: Job) => <Link to={`/jobs/${id}`}>{job.name ?? job.recipeName}</Link>,
  },
  { title: 'Status', dataIndex: 'status', render: (status: string) => <Tag>{status}</Tag> },
  {
    title: 'Facilities',
    dataIndex: 'facilities',
    render: (facilities: Job['facilities']) => facilities?.map(({ name }) => name).join(', '),
  },
  { title: 'Created', dataIndex: 'creationTime', defaultSortOrder: 'descend' as const },
];

const options = (named?: readonly Named[]) => named?.map(({ name }) => ({ value: name, label: name }));

/** The form that starts a job, above the jobs. */
export function Component() {
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: () => get<Job[]>('control/v1/jobs/show'),
    refetchInterval: 5000,
  });
  const recipes = useQuery({
    queryKey: ['recipes'],
    queryFn: () => get<Named[]>('configuration/v1/recipes/show'),
  });
  const facilities = useQuery({
    queryKey: ['facilities'],
    queryFn: () => get<Named[]>('configuration/v1/facilities/show'),
  });
  return (
    <>
      <Typography.Title>Jobs</Typography.Title>
      <Form layout="vertical" style={{ maxWidth: 600 }}>
        <Form.Item name="facility" label="Facility">
          <Select showSearch options={options(facilities.data)} />
        </Form.Item>
        <Form.Item name="recipe" label="Recipe">
          <Select showSearch options={options(recipes.data)} />
        </Form.Item>
        <Form.Item name="duration" label="Duration, minutes">
          <InputNumber />
        </Form.Item>
        <Form.Item name="start" label="Start">
          <DatePicker showTime />
        </Form.Item>
        <Form.Item name="tag" label="Tag">
          <Input />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Start
        </Button>
      </Form>
      <Table rowKey="id" columns={columns} dataSource={jobs.data} loading={!jobs.data} />
    </>
  );
}
