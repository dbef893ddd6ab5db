import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, within } from '@testing-library/react';
import { registryOf } from '../../testing/registeredRemote';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({
    answer: () => ({ body: { provisioningState: 'PROVISIONED' } }),
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

const open = (build: string) =>
  renderConsole({
    serviceUrl: service.url,
    path: '/jobs?search=dock',
    token: 't-1',
    registry: { ...registryOf(), shell: { version: '1.0.0', build } },
  });

describe('a newer shell', () => {
  test('is told of among the updates, and loaded when the user wants it', async () => {
    const { user, loads } = await open('newer');
    const updates = within(await screen.findByRole('region', { name: 'Updates' }));
    expect(await updates.findByText(/A new version of the console is ready\./)).toBeVisible();
    expect(loads).toEqual([]);
    await user.click(updates.getByRole('button', { name: 'Reload' }));
    expect(loads).toEqual(['/jobs?search=dock']);
  });

  test('is not spoken of again once it was dismissed', async () => {
    const { user } = await open('newer');
    const updates = within(await screen.findByRole('region', { name: 'Updates' }));
    await user.click(await updates.findByRole('button', { name: 'Dismiss' }));
    expect(updates.queryByRole('button')).toBeNull();
  });

  test('is nothing new when it is the one that runs', async () => {
    await open(SHELL_BUILD);
    const updates = within(await screen.findByRole('region', { name: 'Updates' }));
    expect(updates.queryByRole('button')).toBeNull();
  });
});
