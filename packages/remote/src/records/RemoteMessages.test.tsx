import { MessagesProvider, type MessageValues, useMessages } from '@console/design/messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '../contract/remoteModule';
import { RemoteMessages } from './RemoteMessages';

const en = { 'sites.title': 'Sites', 'sites.count': '{count, plural, one {# site} other {# sites}}' };
const de = {
  'sites.title': 'Standorte',
  'sites.count': '{count, plural, one {# Standort} other {# Standorte}}',
};

type Messages = RemoteModule['messages'];

/** Reads the messages of this remote, which has no catalogue of its own. */
const useTexts = useMessages as () => (key: string, values?: MessageValues) => string;

function Page() {
  const translate = useTexts();
  return (
    <>
      <h1>{translate('sites.title')}</h1>
      <p>{translate('sites.count', { count: 1200 })}</p>
      <p>{translate('form.submit')}</p>
      <input aria-label="Name" />
    </>
  );
}

const shown = (messages: Messages, locale: string) => (
  <MessagesProvider locale={locale} messages={{}} translation={{ 'form.submit': 'Absenden' }}>
    <RemoteMessages remote={{ messages }} waiting={<p>Loading…</p>}>
      <Page />
    </RemoteMessages>
  </MessagesProvider>
);

test('the texts of a remote are loaded in the language around, and nothing before they are there', async () => {
  const load = jest.fn(async () => ({ default: de }));
  render(shown({ en, de: load }, 'de'));
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Standorte' })).toBeVisible();
  expect(screen.getByText('1.200 Standorte')).toBeVisible();
  expect(screen.getByText('Absenden')).toBeVisible();
  expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a remote that only has English texts is English as a whole, and says so', () => {
  render(shown({ en }, 'ar'));
  expect(screen.getByRole('heading', { name: 'Sites' })).toBeVisible();
  expect(screen.getByText('1,200 sites')).toBeVisible();
  expect(screen.getByText('Submit')).toBeVisible();
  const place = screen.getByRole('heading').closest('[lang]');
  expect(place).toHaveAttribute('lang', 'en');
  expect(place).toHaveAttribute('dir', 'ltr');
});

test('a language that does not arrive leaves the page in English, and can be asked for again', async () => {
  const load = jest.fn<Promise<{ default: typeof de }>, []>().mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValueOnce({ default: de });
  render(shown({ en, de: load }, 'de'));
  expect(await screen.findByRole('heading', { name: 'Sites' })).toBeVisible();
  expect(screen.getByText(/could not be loaded in Deutsch/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Standorte' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('another language takes nothing away that was typed', async () => {
  const messages: Messages = { en, de: async () => ({ default: de }) };
  const { rerender } = render(shown(messages, 'en'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Oslo');
  rerender(shown(messages, 'de'));
  expect(await screen.findByRole('heading', { name: 'Standorte' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oslo');
});
