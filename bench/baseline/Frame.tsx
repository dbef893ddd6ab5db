import { Layout, Menu } from 'antd';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { isSignedIn } from './service';

/** Bar with the areas; asks for a sign-in first. */
export function Frame() {
  const { pathname } = useLocation();
  if (!isSignedIn()) return <Navigate to="/login" replace />;
  return (
    <Layout>
      <Layout.Header>
        <Menu
          theme="dark"
          mode="horizontal"
          selectedKeys={[pathname]}
          items={[
            { key: '/readers/definitions', label: <Link to="/readers/definitions">Readers</Link> },
            { key: '/jobs', label: <Link to="/jobs">Jobs</Link> },
          ]}
        />
      </Layout.Header>
      <Layout.Content style={{ padding: 24 }}>
        <Outlet />
      </Layout.Content>
    </Layout>
  );
}
