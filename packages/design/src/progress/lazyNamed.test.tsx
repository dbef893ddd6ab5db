import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { lazyNamed } from './lazyNamed';
import { LoadFailureProvider } from './loadFailures';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const loadOf = () => jest.fn(async () => ({ Greeting }));

test('a part that cannot be loaded says so in its place, and comes when it is asked for again', async () => {
  const load = loadOf();
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyNamed(load, 'Greeting');
  render(
    <>
      <p>Around it</p>
      <Part name="Ada" />
    </>,
  );
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*try again/);
  expect(screen.getByText('Around it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part that is loaded is drawn at once, wherever it is shown', async () => {
  const load = loadOf();
  const Part = lazyNamed(load, 'Greeting');
  render(<Part name="Ada" />);
  await screen.findByText('Hello Ada');
  render(<Part name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part is loaded ahead of time, once however often that is asked for', async () => {
  const load = loadOf();
  const Part = lazyNamed(load, 'Greeting');
  await Promise.all([Part.preload(), Part.preload()]);
  await Part.preload();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loading ahead of time that fails is no error; the part is loaded when it is shown', async () => {
  const load = loadOf();
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyNamed(load, 'Greeting');
  await Part.preload();
  render(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('what stands in its place meanwhile gets its props, and may be nothing', async () => {
  const Part = lazyNamed(loadOf(), 'Greeting', { waiting: ({ name }) => <p>Waiting for {name}</p> });
  render(<Part name="Ada" />);
  expect(screen.getByText('Waiting for Ada')).toBeVisible();
  await screen.findByText('Hello Ada');
  const Dialog = lazyNamed(loadOf(), 'Greeting', { waiting: null });
  const { container } = render(<Dialog name="Grace" />);
  expect(container).toBeEmptyDOMElement();
  await screen.findByText('Hello Grace');
});

test('a module without the component is a failure to load it', async () => {
  const Part = lazyNamed(async () => ({}) as { Greeting: typeof Greeting }, 'Greeting');
  render(<Part name="Ada" />);
  expect(await screen.findByRole('alert')).toBeVisible();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Again
      </button>
    );
  }
}

test('a part may leave its failure to the boundary around it, and is loaded again when that draws it anew', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = loadOf();
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyNamed(load, 'Greeting', { onError: 'throw' });
  render(
    <Boundary>
      <Part name="Ada" />
    </Boundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(Part.isLoaded()).toBe(true);
  complain.mockRestore();
});

test('what failed ahead of time goes to the boundary, and nothing is tried again before', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = loadOf();
  load.mockRejectedValueOnce(new Error('blocked'));
  const Part = lazyNamed(load, 'Greeting', { onError: 'throw' });
  await Part.preload();
  await Part.preload();
  render(
    <Boundary>
      <Part name="Ada" />
    </Boundary>,
  );
  const again = await screen.findByRole('button', { name: 'Again' });
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(again);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  complain.mockRestore();
});

test('whoever is responsible is told of a part that cannot be loaded, and names the failure', async () => {
  const load = loadOf();
  const cause = new Error('refused');
  load.mockRejectedValueOnce(cause);
  const report = jest.fn(async () => 'altered');
  const Part = lazyNamed(load, 'Greeting');
  render(
    <LoadFailureProvider value={report}>
      <Part name="Ada" />
    </LoadFailureProvider>,
  );
  expect(await screen.findByText('Code: altered')).toBeVisible();
  expect(report.mock.calls).toEqual([[cause]]);
});
