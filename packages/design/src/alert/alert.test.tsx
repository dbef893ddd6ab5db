import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignProvider } from '../theme';
import { AlertBanner, AlertModal, type AlertType, alertFade } from '.';

const types: AlertType[] = ['success', 'info', 'warning', 'danger'];

test('[ALERT-03] an alert fades in 250 ms', () => {
  render(<AlertBanner type="success">Saved.</AlertBanner>);
  expect(alertFade).toBe(250);
  expect(screen.getByText('Saved.').parentElement).toHaveStyle({ transitionDuration: '250ms' });
});

test.each(types)('[ALERT-04] an alert of type %s can be shown as a banner and be dismissed', async (type) => {
  const onDismiss = jest.fn();
  render(
    <AlertBanner type={type} onDismiss={onDismiss}>
      Saved.
    </AlertBanner>,
  );
  expect(screen.getByText('Saved.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test.each(types)('[ALERT-04] an alert of type %s can be shown as a modal and be dismissed', async (type) => {
  const onDismiss = jest.fn();
  render(
    <DesignProvider>
      <AlertModal type={type} title="ItemSense responded with an error" onDismiss={onDismiss}>
        No such facility.
      </AlertModal>
    </DesignProvider>,
  );
  const modal = screen.getByRole('alertdialog', { name: 'ItemSense responded with an error' });
  expect(modal).toHaveAccessibleDescription('No such facility.');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(2);
});
