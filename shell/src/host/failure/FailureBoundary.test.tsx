/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { MessagesProvider } from '@console/design/messages';
import { act, render, within } from '@testing-library/react';
import { loadLanguage } from '../../translations';
import { FailureBoundary } from './FailureBoundary';
import { FailureTexts, useSuspect } from './FailureTexts';
import { installLastResort } from './lastResort';
import messages from './messages/en.json';

const english = {
  lang: 'en',
  dir: 'ltr',
  title: 'Title',
  text: 'Text',
  reload: 'Reload',
  withoutRemotes: 'Open without remotes',
};

function Broken(): never {
  throw new Error('secret detail');
}

const Suspicious = () => {
  useSuspect('Leser', 'dem Leserteam');
  return null;
};

test('whatever fails, the page says so in the language of the console, names the remote that was open, and what to do', async () => {
  jest.useFakeTimers();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  installLastResort(english);
  const { translation } = await loadLanguage('de');
  const { rerender } = render(
    <MessagesProvider locale="de" messages={messages} translation={translation}>
      <FailureTexts />
      <Suspicious />
    </MessagesProvider>,
  );
  rerender(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  jest.advanceTimersByTime(0);
  const page = within(document.body);
  expect(page.getByRole('heading', { level: 1, name: 'Die Konsole funktioniert nicht mehr' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  act(() => jest.runOnlyPendingTimers());
  expect(page.getByRole('alert')).toHaveTextContent('Leser war geöffnet oder gerade verlassen worden.');
  expect(page.getByText('Neu laden')).toHaveAttribute('href', '');
  expect(page.getByRole('link', { name: 'Ohne Remote-Module öffnen' })).toHaveAttribute(
    'href',
    '?remotes=off',
  );
  expect(document.body).not.toHaveTextContent('secret detail');

  document.documentElement.remove();
  jest.advanceTimersByTime(2000);
  expect(within(document.body).getByRole('heading', { level: 1 })).toBeVisible();
  reported.mockRestore();
  jest.useRealTimers();
});
