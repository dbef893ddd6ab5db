import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, TextField } from '../form';
import { createMemoryRouter, RouterProvider } from '../router';
import { CreateSection, type CreateSectionProps } from '.';

function open(props: Partial<CreateSectionProps> = {}) {
  const created: string[] = [];
  const section = (
    <CreateSection title="Create facility" {...props}>
      {({ onCreated, onCancel }) => (
        <Form
          label="New facility"
          initialValues={{ name: '' }}
          validate={({ name }) => ({ name: name === '' ? { key: 'validation.blank' } : undefined })}
          onSubmit={({ name }) => {
            created.push(name);
            onCreated();
          }}
          onCancel={onCancel}
        >
          <TextField name="name" label="Name" />
        </Form>
      )}
    </CreateSection>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: section }])} />);
  return { created, user: userEvent.setup() };
}

const heading = () => screen.getByRole('button', { name: 'Create facility' });
const name = () => screen.getByRole('textbox', { name: 'Name' });

test('the form is not made before the section is opened', async () => {
  const { user } = open();
  expect(heading()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('form')).toBeNull();
  await user.click(heading());
  expect(name()).toHaveValue('');
});

test('a created record leaves an empty form with the focus in its first field', async () => {
  const { created, user } = open({ initiallyOpen: true });
  await user.type(name(), 'Dock{Enter}');
  expect(created).toEqual(['Dock']);
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
  await user.keyboard('Yard{Enter}');
  expect(created).toEqual(['Dock', 'Yard']);
});

test('bad input stays as it was typed', async () => {
  const { created, user } = open({ initiallyOpen: true });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(created).toEqual([]);
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription("Name can't be blank.");
});

test('closing keeps what was typed, cancelling gives it up, closes and leaves the focus on the heading', async () => {
  const { user } = open({ initiallyOpen: true });
  await user.type(name(), 'Dock');
  await user.click(heading());
  await user.click(heading());
  expect(name()).toHaveValue('Dock');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(heading()).toHaveAttribute('aria-expanded', 'false');
  expect(heading()).toHaveFocus();
  await user.click(heading());
  expect(name()).toHaveValue('');
});

test('a section that is blocked says why and stays closed', async () => {
  const { user } = open({ blockedReason: 'An upgrade is under way.' });
  await user.click(heading());
  expect(heading()).toHaveAttribute('aria-expanded', 'false');
  expect(heading()).toHaveAccessibleDescription('An upgrade is under way.');
});
