import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sizes } from '../tokens/tokens';
import { Collapsible } from '.';

test('[FORM-13] a collapsible section says which state it is in and keeps what is in it', async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn();
  render(
    <Collapsible title="Active jobs" initiallyOpen onToggle={onToggle}>
      <input aria-label="Note" />
    </Collapsible>,
  );
  const toggle = screen.getByRole('button', { name: 'Active jobs' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('textbox'), 'kept');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Note').closest('[inert]')).not.toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
  expect(screen.getByLabelText('Note').closest('[inert]')).toBeNull();
  expect(onToggle.mock.calls).toEqual([[false], [true]]);
});

test('what is in a section is drawn when it is first open', async () => {
  render(<Collapsible title="Stopped jobs">content</Collapsible>);
  expect(screen.queryByText('content')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Stopped jobs' });
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(screen.getByText('content').closest('[inert]')).not.toBeNull();
});

test('a section that is blocked stays as it is, can be focused and tells why', async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn();
  render(
    <Collapsible title="Registration" initiallyOpen onToggle={onToggle} blockedReason="One is under way.">
      content
    </Collapsible>,
  );
  const toggle = screen.getByRole('button', { name: 'Registration' });
  expect(toggle).toHaveAttribute('aria-disabled', 'true');
  expect(toggle).toHaveAccessibleDescription('One is under way.');
  await user.tab();
  expect(toggle).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(onToggle).not.toHaveBeenCalled();
});

test('[FORM-13] it opens and closes with a transition of 150 ms', () => {
  const css = readFileSync(join(__dirname, 'sections.css'), 'utf8');
  expect(css).toMatch(/transition:\s*grid-template-rows var\(--motion\)/);
  expect(sizes.motion).toBe('150ms');
});

test('a section whose state is kept elsewhere follows it', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(
    <Collapsible title="Jobs" open={false} onToggle={onToggle}>
      content
    </Collapsible>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Jobs' }));
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { expanded: false })).toBeVisible();
  rerender(
    <Collapsible title="Jobs" open onToggle={onToggle}>
      content
    </Collapsible>,
  );
  expect(screen.getByRole('button', { expanded: true })).toBeVisible();
});
