import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTypedAhead } from './useTypedAhead';

const shortcut = jest.fn();
let take: () => string;

function Search({ open }: { readonly open: boolean }) {
  take = useTypedAhead(open);
  return <input aria-label="Field of the page" onKeyDown={shortcut} />;
}

test('letters are kept until they are taken: no field and no shortcut gets them', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Search open={false} />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'a');
  rerender(<Search open />);
  shortcut.mockClear();
  await user.type(field, 'gr new');
  expect(shortcut).not.toHaveBeenCalled();
  expect(field).toHaveValue('a');
  await user.keyboard('{Control>}c{/Control}{ArrowDown}');
  expect(take()).toBe('gr new');
  await user.type(field, 'b');
  expect(field).toHaveValue('ab');

  rerender(<Search open={false} />);
  rerender(<Search open />);
  expect(take()).toBe('');
});

test('what is there at once takes nothing, and leaves the keys alone', async () => {
  const user = userEvent.setup();
  render(<Search open />);
  take();
  await user.type(screen.getByRole('textbox'), 'log');
  expect(screen.getByRole('textbox')).toHaveValue('log');
});
