import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { safeStorage } from '../storage';
import { createPreferences, PreferencesStoreProvider, usePersistentState } from '.';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : 'nothing');

function Kept() {
  const [text, remember] = usePersistentState('note', readText);
  return (
    <button type="button" onClick={() => remember(text === 'kept' ? undefined : 'kept')}>
      {text}
    </button>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what a user sets up outlives the page, for this user only', async () => {
  const open = (user: string) =>
    render(
      <PreferencesStoreProvider memory={createPreferences(user, safeStorage('localStorage'))}>
        <Kept />
        <Kept />
      </PreferencesStoreProvider>,
    );
  const { unmount } = open('Ada');
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(screen.getAllByRole('button', { name: 'kept' })).toHaveLength(2);
  unmount();
  const other = open('Bob');
  expect(screen.getAllByRole('button', { name: 'nothing' })).toHaveLength(2);
  other.unmount();
  open('Ada');
  await userEvent.click(screen.getAllByRole('button', { name: 'kept' })[0] as HTMLElement);
  expect(localStorage).toHaveLength(0);
});

const key = 'console:Ada:note';
const forbid = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
};

test.each([
  ['is forbidden', forbid],
  ['holds what nobody can read', () => localStorage.setItem(key, '{')],
  ['holds something else', () => localStorage.setItem(key, '{"a":1}')],
  ['is not there', undefined],
])('when the storage %s, what is set up holds until the page is left', async (_, prepare) => {
  prepare?.();
  render(
    <PreferencesStoreProvider memory={createPreferences('Ada', prepare && safeStorage('localStorage'))}>
      <Kept />
    </PreferencesStoreProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect(screen.getByRole('button')).toHaveTextContent('kept');
});
