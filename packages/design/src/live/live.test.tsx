import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ChartPoint } from '../chart';
import { createMemoryRouter, RouterProvider } from '../router';
import type { Column } from '../table';
import { DesignProvider } from '../theme';
import { createLiveBuffer, LiveChart, LiveTable } from '.';

interface Crossing {
  readonly epc: string;
  readonly toZone: string;
}

const columns: Column<Crossing>[] = [
  { key: 'epc', title: 'EPC', kind: 'name', value: ({ epc }) => epc },
  { key: 'toZone', title: 'Direction', kind: 'short', value: ({ toZone }) => toZone },
];

/** Frames that the test draws. */
function frames() {
  const due = new Set<() => void>();
  return {
    schedule: (work: () => void) => {
      due.add(work);
      return () => due.delete(work);
    },
    draw: () =>
      act(() => {
        for (const work of [...due]) {
          due.delete(work);
          work();
        }
      }),
  };
}

function openPage(page: () => React.ReactNode) {
  const Page = page;
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <DesignProvider>
      <RouterProvider router={router} />
    </DesignProvider>,
  );
  return userEvent.setup();
}

const incoming = ({ toZone }: Crossing) => toZone === 'IN';

function openTable() {
  const { schedule, draw } = frames();
  const buffer = createLiveBuffer<Crossing>({ keep: 300, schedule });
  const user = openPage(() => {
    const [onlyIn, setOnlyIn] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOnlyIn(true)}>
          Only IN
        </button>
        <LiveTable
          label="Dock door"
          buffer={buffer}
          connection="open"
          columns={columns}
          filter={onlyIn ? incoming : undefined}
          empty="No transitions found."
          noneFound="None found."
        />
      </>
    );
  });
  return { buffer, draw, user };
}

const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

test('[MONITOR-11] what comes is in the table, the latest first', () => {
  const { buffer, draw } = openTable();
  expect(screen.getByText('No transitions found.')).toBeVisible();
  buffer.push({ epc: 'A1', toZone: 'IN' }, { epc: 'B2', toZone: 'OUT' });
  draw();
  expect(shownRows()).toEqual(['B2', 'A1']);
});

test('[MONITOR-05] a filter that leaves nothing says another thing than an empty table', async () => {
  const { buffer, draw, user } = openTable();
  buffer.push({ epc: 'B2', toZone: 'OUT' });
  draw();
  await user.click(screen.getByRole('button', { name: 'Only IN' }));
  expect(screen.getByText('None found.')).toBeVisible();
});

test('a pause keeps the rows and tells how many came, going on shows them', async () => {
  const { buffer, draw, user } = openTable();
  buffer.push({ epc: 'A1', toZone: 'IN' });
  draw();
  await user.click(screen.getByRole('button', { name: 'Pause Dock door' }));
  buffer.push({ epc: 'B2', toZone: 'OUT' }, { epc: 'C3', toZone: 'IN' });
  draw();
  expect(shownRows()).toEqual(['A1']);
  expect(screen.getByText('2 came meanwhile')).toBeVisible();
  const resume = screen.getByRole('button', { name: 'Resume Dock door' });
  expect(resume).toHaveFocus();
  await user.click(resume);
  expect(shownRows()).toEqual(['C3', 'B2', 'A1']);
});

test('[HEALTH-05] a chart waits for its first value, and is a table as well, with its gaps', async () => {
  const { schedule, draw } = frames();
  const buffer = createLiveBuffer<ChartPoint>({ keep: 360, slack: 0, schedule });
  const user = openPage(() => (
    <LiveChart
      label="CPU usage"
      unit="%"
      series="host-1"
      interval={10_000}
      buffer={buffer}
      connection="waiting"
    />
  ));
  expect(screen.getByText('Waiting for the first values of CPU usage…')).toBeInTheDocument();
  expect(screen.getByText('Connection lost, trying again')).toBeVisible();
  // Several charts of one page each say which it is.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'CPU usage Connection lost, trying again',
  );
  buffer.push([0, 20], [10_000, 40], [60_000, 30]);
  draw();
  expect(screen.getByText('host-1: now 30 %, lowest 20 %, highest 40 %.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'CPU usage as a table' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
