import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { RestartIcon } from '../icons';
import { MessagesProvider } from '../messages';
import { createMemoryRouter, RouterProvider } from '../router';
import { DesignProvider } from '../theme';
import { loadDesignMessages } from '../translations';
import { type Action, ActionBar, ConfirmDialog } from '.';

function open(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <DesignProvider>
      <RouterProvider router={router} />
    </DesignProvider>,
  );
  return userEvent.setup();
}

const onCopy = jest.fn();
const onRestart = jest.fn();
const actions: Action[] = [
  { kind: 'edit', to: '/readers/dock-1/edit' },
  { kind: 'copy', onAct: onCopy },
  { kind: 'custom', key: 'restart', label: 'Restart', icon: <RestartIcon />, onAct: onRestart },
];

test('[FORM-05] the action bar offers edit, copy and what else there is for a record', async () => {
  const user = open(<ActionBar name="dock-1" actions={actions} />);
  expect(screen.getByRole('group', { name: 'Actions for dock-1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/readers/dock-1/edit');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(onCopy).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Restart' }));
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('in a row the actions are icons named with their record', () => {
  open(<ActionBar name="dock-1" compact tabIndex={-1} actions={actions} />);
  expect(screen.getByRole('link', { name: 'Edit dock-1' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('button', { name: 'Restart dock-1' })).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['de', 'dock-1 bearbeiten', 'dock-1 kopieren', 'dock-1: Restart'],
  ['fr', 'Modifier dock-1', 'Copier dock-1', 'Restart dock-1'],
  ['ja', 'dock-1を編集', 'dock-1をコピー', 'dock-1：Restart'],
] as const)(
  'in %s the icons of a row are named in the order of the language',
  async (language, edit, copy, restart) => {
    const translation = await loadDesignMessages(language);
    open(
      <MessagesProvider locale={language} messages={{}} translation={translation}>
        <ActionBar name="dock-1" compact actions={actions} />
      </MessagesProvider>,
    );
    expect(screen.getByRole('link', { name: edit })).toBeVisible();
    expect(screen.getByRole('button', { name: copy })).toBeVisible();
    expect(screen.getByRole('button', { name: restart })).toBeVisible();
  },
);

test('a blocked action says why and does nothing, also when it would lead somewhere', async () => {
  const user = open(
    <ActionBar
      name="dock-1"
      actions={[{ kind: 'edit', to: '/edit', blockedReason: 'It is being upgraded.' }]}
    />,
  );
  const edit = screen.getByRole('button', { name: 'Edit' });
  expect(edit).toHaveAccessibleDescription('It is being upgraded.');
  await user.click(edit);
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});

function Deleting({ onConfirm, pending }: { onConfirm: () => void; pending?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionBar name="dock-1" actions={[{ kind: 'delete', onAct: () => setAsking(true) }]} />
      <ConfirmDialog
        open={asking}
        title="Delete dock-1?"
        confirmLabel="Delete it"
        tone="danger"
        pending={pending}
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete dock-1?' });

test('[FORM-05] delete asks first: the way out has the focus, confirming acts once', async () => {
  const onConfirm = jest.fn();
  const user = open(<Deleting onConfirm={onConfirm} />);
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(dialog()).toHaveAccessibleDescription('This cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

test.each(['Cancel', 'Escape'])(
  '[FORM-05] %s leaves everything as it is and gives the focus back',
  async (way) => {
    const onConfirm = jest.fn();
    const user = open(<Deleting onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
);

test('while what was confirmed is under way, the dialog takes no answer', async () => {
  const onConfirm = jest.fn();
  const user = open(<Deleting onConfirm={onConfirm} pending />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a double click on the answer answers once', async () => {
  const onConfirm = jest.fn();
  const user = open(
    <ConfirmDialog
      open
      title="Delete dock-1?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={jest.fn()}
    />,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
