import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
beforeEach(() => emulator.reset());
const path = '/ntp-reader-sync';
const resource = '/itemsense/support/v1/readers/itemsenseTimeSync';

const open = () => renderRemote(remote, { path, serviceUrl: service.url });
const startButton = () => screen.findByRole('button', { name: 'Start clock sync' });

test('[CLOCK-01, CLOCK-02] the page shows whether clocks are synced and one button, which starts it with a boolean', async () => {
  const { user } = await open();
  expect(await screen.findByText('Reader clocks are not synced with the server time')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(await startButton());
  expect(await screen.findByText('Reader clocks are synced with the server time')).toBeInTheDocument();
  expect(service.changes()).toEqual([{ request: `PUT ${resource}`, body: { enabled: true } }]);
});

test('[CLOCK-01] while clocks are synced there is nothing to start, and the button says so', async () => {
  service.give(`GET ${resource}`, { body: { enabled: true } });
  const { user } = await open();
  await screen.findByText('Reader clocks are synced with the server time');
  const button = await startButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The clocks are synced already.');
  await user.click(button);
  expect(service.changes()).toEqual([]);
});

test('[CLOCK-03] the start goes from idle to running, and a second click sends nothing', async () => {
  const { user } = await open();
  const button = await startButton();
  await screen.findByText('Reader clocks are not synced with the server time');
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await screen.findByText('Reader clocks are synced with the server time');
  expect(service.changes()).toHaveLength(1);
});

test('[CLOCK-04] a failing status call shows the fetch error, and can be repeated', async () => {
  service.give(`GET ${resource}`, { status: 500, body: { message: 'out of order' } });
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Whether reader clocks are synced could not be loaded.',
  );
  expect(screen.getByText('Unknown')).toBeInTheDocument();
  service.takeBack(`GET ${resource}`);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Reader clocks are not synced with the server time')).toBeInTheDocument();
});

test('[CLOCK-04] a failing start shows the toggle error, and the page is idle again', async () => {
  service.give(`PUT ${resource}`, { status: 500, body: { message: 'no contact with the time server' } });
  const { user } = await open();
  await screen.findByText('Reader clocks are not synced with the server time');
  await user.click(await startButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Clock sync could not be started.');
  expect(dialog).toHaveTextContent('no contact with the time server');
  await waitFor(() =>
    expect(screen.getByText('Reader clocks are not synced with the server time')).toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Start clock sync', hidden: true })).not.toHaveAttribute(
    'aria-disabled',
  );
});
