import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part that cannot be loaded says so, and comes when it is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  render(<LazyPart load={load} props={{ name: 'Ada' }} />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*try again/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
