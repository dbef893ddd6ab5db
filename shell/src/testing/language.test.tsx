import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor, within } from '@testing-library/react';
import { languageKey, readLanguageChoice, resolveLanguage } from '../host/language/languageChoice';
import { leaveBrowser, renderConsole } from './renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  await service.close();
});

test.each([
  ['de', ['fr'], 'de'],
  ['browser', ['fr-CH', 'de'], 'fr'],
  ['browser', ['pt'], 'en'],
  [readLanguageChoice('klingon'), ['ja'], 'ja'],
  [readLanguageChoice(null), ['en-US'], 'en'],
] as const)('the choice %s in a browser that asks for %j shows %s', (choice, wanted, language) => {
  expect(resolveLanguage(choice, wanted)).toBe(language);
});

test('a language is chosen at the sign-in page, nothing typed is lost, and it stays on this device', async () => {
  const { user, close } = await renderConsole({ serviceUrl: service.url, path: '/login' });
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'Admin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  expect(screen.getByRole('combobox', { name: 'Sprache' })).toHaveAccessibleDescription(/Muttersprache/);
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('textbox')).toHaveValue('Admin');
  expect(localStorage.getItem(languageKey)).toBe('de');
  close();
});

test('the page is read from the right in Arabic, and from the left again in English', async () => {
  const console = await renderConsole({ serviceUrl: service.url, path: '/jobs', token: 't-1' });
  await console.user.click(await screen.findByRole('button', { name: 'Admin' }));
  await console.user.click(screen.getByRole('menuitem', { name: 'Preferences', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preferences' }));
  await console.user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'العربية');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
  const arabic = within(screen.getByRole('dialog'));
  await console.user.selectOptions(arabic.getByRole('combobox', { name: 'اللغة' }), 'English');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'));
  expect(screen.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
});
