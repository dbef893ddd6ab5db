import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyText } from '.';

const copyButton = () => screen.getByRole('button', { name: 'Copy creation time' });

function withoutClipboard(copies: boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return copies;
  };
  return copied;
}

test('[FORM-15] a value is copied as it is given, in ISO format, and that is said', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  render(<CopyText text="2026-11-21T12:00:00.000Z" what="creation time" shown="11/21/2026" />);
  await user.click(copyButton());
  expect(write).toHaveBeenCalledWith('2026-11-21T12:00:00.000Z');
  expect(await screen.findByText('creation time copied.')).toHaveRole('status');
});

test('over plain HTTP, where there is no clipboard, it is copied all the same', async () => {
  const user = userEvent.setup();
  const copied = withoutClipboard(true);
  render(<CopyText text="PT5M" what="creation time" />);
  await user.click(copyButton());
  expect(copied).toEqual(['PT5M']);
  expect(await screen.findByText('creation time copied.')).toBeInTheDocument();
  expect(copyButton()).toHaveFocus();
});

test('what the browser does not copy is shown to be copied by hand', async () => {
  const user = userEvent.setup();
  withoutClipboard(false);
  render(<CopyText text="PT5M" what="creation time" />);
  await user.click(copyButton());
  expect(await screen.findByText('Could not copy. Select and copy it here: PT5M')).toBeVisible();
});
