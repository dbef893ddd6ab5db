import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form';
import { FileTextField } from '.';

function open() {
  render(
    <Form label="Broker" guard={false} initialValues={{ certificate: '' }} onSubmit={jest.fn()}>
      <FileTextField name="certificate" label="Server certificate" accept=".pem" />
    </Form>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Server certificate' }) };
}

const file = (name: string, text: () => Promise<string>, size = 10) =>
  Object.defineProperties(new window.File(['x'], name), {
    text: { value: text },
    size: { value: size },
  });

test('[FORM-16] it has 10 rows and can be typed in', async () => {
  const { user, field } = open();
  expect(field).toHaveAttribute('rows', '10');
  await user.type(field, 'typed');
  expect(field).toHaveValue('typed');
});

test('a file is read into it', async () => {
  const { user, field } = open();
  await user.upload(
    screen.getByLabelText('Server certificate: read from file'),
    file('site.pem', async () => '-----BEGIN'),
  );
  expect(await screen.findByText('Read from site.pem.')).toHaveRole('status');
  expect(field).toHaveValue('-----BEGIN');
});

test('a file is dropped on it', async () => {
  const { field } = open();
  fireEvent.drop(field, { dataTransfer: { files: [file('site.pem', async () => 'dropped')] } });
  expect(await screen.findByText('Read from site.pem.')).toBeVisible();
  expect(field).toHaveValue('dropped');
});

test.each([
  ['cannot be read', file('a.pem', () => Promise.reject(new Error())), 'a.pem could not be read.'],
  [
    'is too large',
    file('b.pem', async () => '', 11 * 1024 * 1024),
    'b.pem is too large: a file may have up to 10 MB.',
  ],
])('a file that %s is reported, and what was typed stays', async (_problem, given, text) => {
  const { user, field } = open();
  await user.type(field, 'typed');
  fireEvent.drop(field, { dataTransfer: { files: [given] } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toHaveValue('typed');
});
