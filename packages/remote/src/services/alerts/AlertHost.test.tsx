import { alertFade } from '@console/design/alert';
import { MessagesProvider } from '@console/design/messages';
import { DesignProvider } from '@console/design/theme';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { serviceMessages } from '../serviceMessages';
import { AlertHost } from './AlertHost';
import { AlertsProvider, useAlerts } from './AlertsProvider';
import { alertStay } from './alert';
import { type Alerts, createAlerts } from './createAlerts';

let alerts: Alerts;
const onFollow = jest.fn();

function RemotePage() {
  const fromRemote = useAlerts();
  return (
    <button type="button" onClick={() => fromRemote.info('Raised by a remote')}>
      Page
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  alerts = createAlerts();
  render(
    <DesignProvider>
      <MessagesProvider messages={serviceMessages.en}>
        <AlertsProvider alerts={alerts}>
          <AlertHost onFollow={onFollow} />
          <RemotePage />
        </AlertsProvider>
      </MessagesProvider>
    </DesignProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const say = (raise: () => void) => act(raise);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const liveRegion = (manner: 'polite' | 'assertive') =>
  screen.getByRole('region', { name: 'Notifications' }).querySelector(`[aria-live=${manner}]`);

test('[ALERT-01] success and info go away by themselves after 5 s and never block the page', () => {
  say(() => alerts.success('Saved'));
  say(() => alerts.info('Know this'));
  expect(liveRegion('polite')).toHaveTextContent('Saved');
  expect(liveRegion('polite')).toHaveTextContent('Know this');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page' })).toBeVisible();
  pass(alertStay - 1);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  pass(alertFade);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.queryByText('Know this')).not.toBeInTheDocument();
});

test('[ALERT-01] time stands still while the alert is pointed at or has the focus', () => {
  say(() => alerts.success('Saved'));
  const banner = screen.getByText('Saved');
  fireEvent.pointerEnter(banner);
  pass(10 * alertStay);
  expect(banner).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(banner);
  pass(10 * alertStay);
  expect(banner).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Page' }).focus());
  pass(alertStay);
  pass(alertFade);
  expect(banner).not.toBeInTheDocument();
});

test('[ALERT-01] warnings stay until they are dismissed', () => {
  say(() => alerts.warning('Mind this'));
  pass(10 * alertStay);
  expect(liveRegion('assertive')).toHaveTextContent('Mind this');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(alertFade);
  expect(screen.queryByText('Mind this')).not.toBeInTheDocument();
});

test('[ALERT-02] an error is modal and stays until it is dismissed', () => {
  say(() => alerts.danger({ title: 'It failed', lines: ['Because', 'And so'] }));
  const dialog = screen.getByRole('alertdialog', { name: 'It failed' });
  expect(dialog).toHaveTextContent('Because');
  expect(dialog).toHaveTextContent('And so');
  pass(10 * alertStay);
  expect(dialog).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[ALERT-02] several errors share one dialog, the same one is counted', () => {
  say(() => alerts.danger({ title: 'It failed', lines: ['Because'] }));
  say(() => alerts.danger('Another failed'));
  say(() => alerts.danger('Another failed'));
  const dialogs = screen.getAllByRole('alertdialog');
  expect(dialogs).toHaveLength(1);
  expect(dialogs[0]).toHaveAccessibleName('2 errors');
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toEqual(['It failed Because', 'Another failed 2×']);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alerts.getState().current).toEqual([]);
});

test('[ALERT-03] a dismissed alert is there for the 250 ms it takes to fade', () => {
  expect(alertFade).toBe(250);
  say(() => alerts.info('Fading'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(alertFade - 1);
  expect(screen.getByText('Fading')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Fading')).not.toBeInTheDocument();
});

test('[ALERT-04] one host shows the alerts of any remote, an error as a banner where asked', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Page' }));
  expect(screen.getByText('Raised by a remote')).toBeInTheDocument();
  say(() => alerts.danger('A poll failed', { place: 'banner' }));
  expect(liveRegion('assertive')).toHaveTextContent('A poll failed');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  pass(10 * alertStay);
  expect(screen.getByText('A poll failed')).toBeInTheDocument();
});

test('a banner goes when its link is followed: the page it leads to says the rest', () => {
  say(() => alerts.info({ title: 'It began', links: [{ label: 'Open it', to: '/it' }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(onFollow).toHaveBeenCalledWith('/it');
  expect(screen.queryByText('It began')).not.toBeInTheDocument();
});

test('what is said again while it fades stays, with its count', () => {
  say(() => alerts.success('Saved'));
  pass(alertStay + 100);
  say(() => alerts.success('Saved'));
  pass(alertFade);
  expect(screen.getByText('2×')).toBeInTheDocument();
  pass(alertStay);
  pass(alertFade);
  expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
});

test('a flood of errors lists five, and counts the others', () => {
  say(() => {
    for (let at = 1; at <= 302; at += 1) alerts.danger(`Failure ${at}`);
  });
  const dialog = screen.getByRole('alertdialog', { name: '302 errors' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
  expect(dialog).toHaveTextContent('And 297 more messages.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  expect(alerts.getState().current).toEqual([]);
});

test('a flood of warnings shows four, counts the others, and ends at once', () => {
  say(() => {
    for (let at = 1; at <= 301; at += 1) alerts.warning(`Warning ${at}`);
  });
  expect(screen.getAllByText(/^Warning/)).toHaveLength(4);
  expect(liveRegion('assertive')).toHaveTextContent('And 297 more messages.');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
  expect(screen.queryByText(/Warning|more messages/)).not.toBeInTheDocument();
});

test('of a flood of what goes by itself the newest are shown, all are in the notifications', () => {
  say(() => {
    for (let at = 1; at <= 100; at += 1) alerts.success(`Saved ${at}`);
  });
  expect(screen.getAllByText(/^Saved/).map(({ textContent }) => textContent?.trim())).toEqual([
    'Saved 97',
    'Saved 98',
    'Saved 99',
    'Saved 100',
  ]);
  expect(alerts.getState().past).toHaveLength(100);
});
