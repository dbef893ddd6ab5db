import { render, screen, waitFor } from '@testing-library/react';
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

test('the focus returns to where it was before the banner, else to the heading of the page', async () => {
  function Place({ shown, field = true }: { readonly shown: boolean; readonly field?: boolean }) {
    return (
      <DesignProvider>
        <main>
          <h1 tabIndex={-1}>Users</h1>
          {field && <input aria-label="Search" />}
        </main>
        <div aria-live="polite">
          {shown && (
            <AlertBanner type="info" onDismiss={() => undefined}>
              Saved.
            </AlertBanner>
          )}
        </div>
      </DesignProvider>
    );
  }
  const { rerender } = render(<Place shown />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  rerender(<Place shown={false} />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  rerender(<Place shown />);
  await userEvent.tab();
  rerender(<Place shown field={false} />);
  rerender(<Place shown={false} field={false} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus());
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
