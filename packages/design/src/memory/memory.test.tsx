import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemory, MemoryProvider, type TextStore, useRemembered } from '.';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : 'nothing');

function Kept() {
  const [text, remember] = useRemembered('note', readText);
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
      <MemoryProvider memory={createMemory(user, localStorage)}>
        <Kept />
        <Kept />
      </MemoryProvider>,
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
    <MemoryProvider memory={createMemory('Ada', store)}>
      <Kept />
    </MemoryProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect(screen.getByRole('button')).toHaveTextContent('kept');
});
