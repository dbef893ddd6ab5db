import { type LiveStream, metricStream } from '@console/api-client/sockets';
import type { ChartPoint } from '@console/design/chart';
import { LiveChart, timedValues } from '@console/design/live';
import { Page } from '@console/design/page';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen } from '@testing-library/react';
import { defineRemote } from '../../defineRemote';
import { LiveNotice, useLiveBuffer } from '.';

const cpu: LiveStream<readonly number[]> = metricStream('system.cpu.usage');

function HealthPage() {
  const { buffer, connection, problem, unreadable } = useLiveBuffer(cpu, {
    keep: 360,
    slack: 0,
    valuesOf: (values): readonly ChartPoint[] =>
      timedValues(
        values.map((value) => value * 100),
        Date.now(),
        10_000,
      ),
  });
  return (
    <Page
      section="Host health"
      banner={<LiveNotice label="CPU usage" problem={problem} unreadable={unreadable} />}
    >
      <LiveChart
        label="CPU usage"
        unit="%"
        range={[0, 100]}
        series="host"
        interval={10_000}
        buffer={buffer}
        connection={connection}
      />
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'health',
    contract: '^2.0.0',
    owner: 'Health team',
    areas: [{ name: 'users', title: { en: 'Area' }, path: '/health' }],
    routes: [{ path: '/health', page: 'HealthPage' }],
  },
  messages: { en: {} },
  pages: { HealthPage: async () => ({ HealthPage }) },
});

const opening = 'POST /api/metrics/system.cpu.usage?interval=10000';
const service = serviceOfTest();

test('[HEALTH-06] values of a metric come over a socket, which ends with the page', async () => {
  const { unmount } = await renderRemote(remote, { serviceUrl: emulator.url });
  expect(await screen.findByText(/^host: now [\d.,]+ %/)).toBeVisible();
  expect(screen.getByText('Live')).toBeVisible();
  unmount();
});

test('[MONITOR-12] a stream that cannot be opened is reported and the page goes on', async () => {
  service.give(opening, { status: 503, body: { message: 'Busy' } });
  await renderRemote(remote, { serviceUrl: service.url });
  expect(
    await screen.findByText('Live data of CPU usage could not be requested. It is tried again by itself.'),
  ).toBeVisible();
  expect(screen.getByText('Connection lost, trying again')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Host health' })).toBeVisible();
});
