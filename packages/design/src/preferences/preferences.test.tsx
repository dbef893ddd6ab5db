import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPreferences, PreferencesStoreProvider, type TextStore, usePersistentState } from '.';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : 'nothing');

function Kept() {
  const [text, remember] = usePersistentState('note', readText);
  return (
    <button type="button" onClick={() => remember(text === 'kept' ? undefined : 'kept')}>
      {text}
    </button>
  );
}

const forbidden: TextStore = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

beforeEach(() => localStorage.clear());

test('what a user sets up outlives the page, for this user only', async () => {
  const open = (user: string) =>
    render(
      <PreferencesStoreProvider memory={createPreferences(user, localStorage)}>
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

test.each([
  ['is forbidden or full', forbidden],
  ['holds what nobody can read', { ...forbidden, getItem: () => '{' }],
  ['holds something else', { ...forbidden, getItem: () => '{"a":1}' }],
  ['is not there', undefined],
])('when the store %s, what is set up holds until the page is left', async (_, store) => {
  render(
    <PreferencesStoreProvider memory={createPreferences('Ada', store)}>
      <Kept />
    </PreferencesStoreProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect(screen.getByRole('button')).toHaveTextContent('kept');
});
