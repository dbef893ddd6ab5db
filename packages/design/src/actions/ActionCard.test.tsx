import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignProvider } from '../theme';
import type { ActionCardProps, ActionOutcome } from '.';
import { ActionCard } from './ActionCard';

const done: ActionOutcome = { tone: 'success', title: 'All item data was reset.' };

function open(props: Partial<ActionCardProps> = {}) {
  const run = jest.fn<Promise<ActionOutcome | undefined>, [AbortSignal]>(async () => done);
  render(
    <DesignProvider>
      <ActionCard
        title="Reset item data"
        explanation="Items and their history are deleted."
        label="Reset"
        run={run}
        {...props}
      />
    </DesignProvider>,
  );
  return { run, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const question = { title: 'Reset all item data?', text: '41 items are deleted.' };

test('an action is explained, runs, and says how it ended', async () => {
  const { run, user } = open();
  expect(screen.getByRole('region', { name: 'Reset item data' })).toHaveTextContent(
    'Items and their history are deleted.',
  );
  await user.click(button('Reset'));
  expect(run).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('status')).toHaveTextContent('All item data was reset.');
});

test('one with a question runs only when it is confirmed', async () => {
  const { run, user } = open({ question });
  await user.click(button('Reset'));
  expect(screen.getByRole('alertdialog', { name: question.title })).toHaveTextContent(question.text);
  await user.click(button('Cancel'));
  expect(run).not.toHaveBeenCalled();
  await user.click(button('Reset'));
  await user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1) as HTMLElement);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the button that confirms may have a text of its own', async () => {
  const { run, user } = open({ label: 'Clear item data', question: { ...question, confirmLabel: 'Reset' } });
  await user.click(button('Clear item data'));
  await user.click(button('Reset'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('what cannot be undone has to be typed first', async () => {
  const { run, user } = open({ tone: 'danger', question: { ...question, word: 'factory reset' } });
  await user.click(button('Reset'));
  const confirm = screen.getAllByRole('button', { name: 'Reset' }).at(-1) as HTMLElement;
  expect(confirm).toHaveAccessibleDescription('Type “factory reset” first.');
  await user.click(confirm);
  await user.type(screen.getByRole('textbox'), 'factory');
  await user.click(confirm);
  expect(run).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), ' reset');
  await user.click(confirm);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failure is named and the action can be run again', async () => {
  const { run, user } = open();
  run.mockRejectedValueOnce(new Error('The service is busy.'));
  await user.click(button('Reset'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Reset item data failed.');
  expect(alert).toHaveTextContent('The service is busy.');
  await user.click(button('Reset'));
  expect(await screen.findByRole('status')).toHaveTextContent('All item data was reset.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it runs it takes no second click, and stops when it is told to', async () => {
  const { run, user } = open({ stoppable: true });
  run.mockImplementationOnce(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await user.click(button('Reset'));
  expect(button('Reset')).toHaveAttribute('aria-busy', 'true');
  await user.click(button('Reset'));
  expect(run).toHaveBeenCalledTimes(1);
  await user.click(button('Stop'));
  expect(await screen.findByRole('status')).toHaveTextContent('Reset item data was stopped.');
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a blocked action tells why', async () => {
  const { run, user } = open({ blockedReason: 'A registration is under way.' });
  await user.click(button('Reset'));
  expect(run).not.toHaveBeenCalled();
  expect(button('Reset')).toHaveAccessibleDescription('A registration is under way.');
});
