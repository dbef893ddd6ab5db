import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditIcon } from '../icons';
import { createMemoryRouter, RouterProvider } from '../router';
import { Button, HelpHint, IconButton, IconLink, LinkButton } from '.';

test('a button acts, and submits a form only with its type', async () => {
  const act = jest.fn();
  render(<Button onClick={act}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ['with text', (props: object) => <Button {...props}>Restart</Button>],
  ['with an icon', (props: object) => <IconButton label="Restart" icon={<EditIcon />} {...props} />],
])('a blocked button %s can be focused, tells why and does nothing', async (_, draw) => {
  const act = jest.fn();
  const submit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      {draw({ onClick: act, type: 'submit', blockedReason: 'It is unhealthy.' })}
    </form>,
  );
  const user = userEvent.setup();
  await user.tab();
  const button = screen.getByRole('button', { name: 'Restart' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('It is unhealthy.');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a pending button is busy and takes no second click', async () => {
  const act = jest.fn();
  render(
    <Button pending onClick={act}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.click(button);
  expect(act).not.toHaveBeenCalled();
});

test('an icon button is named by its label and shows it as a hint', async () => {
  render(<IconButton label="Edit dock-1" icon={<EditIcon />} />);
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'Edit dock-1' }));
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Edit dock-1');
});

test('a hint stays while the pointer is on it, one at a time, and not once its element was pressed', async () => {
  render(
    <>
      <IconButton label="Edit dock-1" icon={<EditIcon />} />
      <IconButton label="Edit dock-2" icon={<EditIcon />} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Edit dock-1' });
  const hint = () => screen.queryByRole('tooltip', { hidden: true });
  await userEvent.hover(button);
  await userEvent.hover(hint() as HTMLElement);
  await expect(waitFor(() => expect(hint()).toBeNull(), { timeout: 400 })).rejects.toThrow();
  await userEvent.unhover(hint() as HTMLElement);
  await waitFor(() => expect(hint()).toBeNull());
  await userEvent.hover(button);
  await userEvent.hover(screen.getByRole('button', { name: 'Edit dock-2' }));
  expect(hint()).toHaveTextContent('Edit dock-2');
  await userEvent.click(screen.getByRole('button', { name: 'Edit dock-2' }));
  await userEvent.unhover(screen.getByRole('button', { name: 'Edit dock-2' }));
  expect(hint()).toBeNull();
});

test('links that look like buttons are links', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <LinkButton to="/new">New</LinkButton>
          <IconLink to="/edit" label="Edit dock-1" icon={<EditIcon />} />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/new');
  expect(screen.getByRole('link', { name: 'Edit dock-1' })).toHaveAttribute('href', '/edit');
});

test('an explanation is the description of its sign, which can be focused and submits nothing', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <HelpHint label="Limits of the host">CPU up to 80 %</HelpHint>
    </form>,
  );
  const sign = screen.getByRole('button', { name: 'Limits of the host' });
  expect(sign).toHaveAccessibleDescription('CPU up to 80 %');
  await userEvent.tab();
  expect(sign).toHaveFocus();
  await userEvent.click(sign);
  expect(submit).not.toHaveBeenCalled();
});
