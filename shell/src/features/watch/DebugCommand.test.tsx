import '../../testing/buildConstants';
import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RegistryProvider } from '../../host/registry';
import { reportRemoteError } from '../../host/registry/remoteErrors';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { DebugCommand } from './DebugCommand';

const call = () => (Reflect.get(globalThis, 'consoleRemotes') as () => readonly object[])();

test('consoleRemotes() prints the state of each remote, and gives it with the cause of its last error', () => {
  const table = jest.spyOn(console, 'table').mockImplementation(() => undefined);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ServiceClientProvider client={createServiceClient({ baseUrl: 'http://localhost', token: () => 't' })}>
        <RegistryProvider inDocument={registryOf(registeredRemote)}>
          <DebugCommand />
        </RegistryProvider>
      </ServiceClientProvider>
    </QueryClientProvider>,
  );
  expect(call()).toMatchObject([{ name: 'readers', status: 'resolved', error: undefined }]);
  const cause = new Error('No rows');
  reportRemoteError({ remote: 'readers', version: '1.0.0', build: 'b', code: 'broken' }, cause);
  expect(call()).toMatchObject([{ name: 'readers', status: 'resolved', error: { code: 'broken', cause } }]);
  expect(table).toHaveBeenLastCalledWith([
    { remote: 'readers', status: 'resolved', build: '1.0.0-b', code: 'broken', cause: 'Error: No rows' },
  ]);
  unmount();
  expect(Reflect.has(globalThis, 'consoleRemotes')).toBe(false);
  table.mockRestore();
});
