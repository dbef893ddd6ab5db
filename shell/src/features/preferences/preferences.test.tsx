import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, within } from '@testing-library/react';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';
import { readDensity, readZone, timeZones } from './preferences';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

async function open() {
  const console = await renderConsole({ serviceUrl: service.url, path: '/jobs', token: 't-1' });
  await console.user.click(await screen.findByRole('button', { name: 'Admin' }));
  await console.user.click(screen.getByRole('menuitem', { name: 'Preferences', hidden: true }));
  return { ...console, dialog: within(await screen.findByRole('dialog', { name: 'Preferences' })) };
}

const density = () =>
  document.querySelector('.frame')?.closest('[data-density]')?.getAttribute('data-density');

test('theme, density and time zone show at once and are kept for the person on this device', async () => {
  const first = await open();
  await first.user.click(first.dialog.getByRole('radio', { name: 'Dark theme' }));
  await first.user.click(first.dialog.getByRole('radio', { name: 'Compact' }));
  await first.user.selectOptions(first.dialog.getByRole('combobox', { name: 'Time zone' }), 'Europe/Oslo');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(density()).toBe('compact');
  first.close();

  const { dialog } = await open();
  expect(dialog.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Compact' })).toBeChecked();
  expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Oslo');
  expect(density()).toBe('compact');
});

test('what was kept and makes no sense any more is the default', () => {
  expect([readDensity('tiny'), readDensity(7)]).toEqual(['comfortable', 'comfortable']);
  expect([readZone('Middle/Earth'), readZone(null), readZone('UTC')]).toEqual([undefined, undefined, 'UTC']);
  expect(timeZones()[0]).toBe('UTC');
});
