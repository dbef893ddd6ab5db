import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { signIn } from '../authentication';
import { createServiceClient } from '../client';
import { metricStream } from '../sockets';
import { ServiceClientProvider, useLiveStream } from '.';

function Cpu() {
  const [values, setValues] = useState<readonly number[]>([]);
  const state = useLiveStream(metricStream('system.cpu.usage'), {
    onMessage: (more) => setValues((before) => [...before, ...more]),
  });
  return (
    <p>
      {state}, {values.length}
    </p>
  );
}

test('a component hears a stream as long as it is there, drawn twice or not', async () => {
  const sent: string[] = [];
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(
    signIn({ name: 'Admin', password: 'admindefault' }),
  );
  const client = createServiceClient({
    baseUrl: emulator.url,
    token: () => token,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      sent.push(`${init?.method} ${String(input).slice(emulator.url.length)}`);
      return answer;
    },
  });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ServiceClientProvider client={client}>
          <Cpu />
          <Cpu />
        </ServiceClientProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  expect(await screen.findAllByText('open, 1')).toHaveLength(2);
  await emulator.advance(10_000);
  expect(await screen.findAllByText('open, 2')).toHaveLength(2);
  unmount();
  await waitFor(() =>
    expect(sent).toEqual([
      'POST /api/metrics/system.cpu.usage?interval=10000',
      'DELETE /api/metrics/system.cpu.usage',
    ]),
  );
});
