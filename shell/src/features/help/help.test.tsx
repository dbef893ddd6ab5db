import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor, within } from '@testing-library/react';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

const open = async (path: string) => {
  const { user } = await renderConsole({ serviceUrl: service.url, path, token: 't-1' });
  await screen.findByRole('navigation', { name: 'Main' });
  return user;
};

test('? opens the help of the page, and Escape leads back to it', async () => {
  const user = await open('/404');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Help' });
  const text = await within(help).findByText(/^Nothing is at this address/);
  expect(text.parentElement).toHaveAttribute('lang', 'en');
  // It is read from its beginning.
  expect(within(help).getByRole('heading', { name: 'Help' })).toHaveFocus();
  expect(within(help).getByRole('checkbox', { name: /^Go to the jobs/ })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the button of the page opens it too, and takes the focus back', async () => {
  const user = await open('/admin/remotes');
  const button = await screen.findByRole('button', { name: 'Help for this page and keys' });
  await user.click(button);
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(await help.findByText('Candidate')).toBeVisible();
  await user.click(help.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('? is a question mark while somebody types', async () => {
  const user = await open('/404');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'what?');
  expect(screen.getByRole('combobox')).toHaveValue('what?');
  expect(screen.queryByRole('dialog', { name: 'Help' })).not.toBeInTheDocument();
});
