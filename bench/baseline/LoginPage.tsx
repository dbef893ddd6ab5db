import { Alert, Button, Card, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signIn } from './service';

/** Asks for name and password. */
export function Component() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const submit = (credentials: { name: string; password: string }) =>
    signIn(credentials).then(
      () => navigate('/readers/definitions'),
      (error: Error) => setFailure(error.message),
    );
  return (
    <Card title="Sign in" style={{ width: 360, margin: '120px auto' }}>
      {failure && <Alert type="error" title={failure} />}
      <Form layout="vertical" onFinish={submit}>
        <Form.Item name="name" label="Username" rules={[{ required: true }]}>
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]}>
          <Input.Password />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Sign in
        </Button>
      </Form>
    </Card>
  );
}
