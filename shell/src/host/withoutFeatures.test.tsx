import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, within } from '@testing-library/react';
import { leaveBrowser, renderConsole } from '../testing/renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

test('the host works without any feature: navigation, an area, a page that it lacks, and the way out', async () => {
  const { user } = await renderConsole({
    serviceUrl: service.url,
    path: '/jobs',
    token: 't-1',
    features: [],
  });
  expect(await screen.findByText('The Jobs area is not installed.')).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(navigation.getByRole('link', { name: 'Recipes' }));
  expect(await screen.findByText('The Recipes area is not installed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Admin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeVisible();
});
