import { MessagesProvider } from '@console/design/messages';
import { CardFailure } from '@console/remote/records';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedCardsBanner } from './FailedCards';
import messages from './messages/en.json';

test('cards that fail at once are one banner with one button; a single one tells it itself', async () => {
  const user = userEvent.setup();
  const calls: string[] = [];
  const again = { Fleet: () => calls.push('Fleet'), Jobs: () => calls.push('Jobs') };
  const overview = (...names: (keyof typeof again)[]) => (
    <MessagesProvider messages={messages}>
      <FailedCardsBanner onAgain={() => calls.push('left')}>
        {names.map((name) => (
          <CardFailure key={name} onAgain={again[name]}>
            This card could not be shown.
          </CardFailure>
        ))}
      </FailedCardsBanner>
    </MessagesProvider>
  );
  const { rerender } = render(overview('Fleet', 'Jobs'));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 cards could not be shown');
  expect(screen.getAllByText('This card could not be shown.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls).toEqual(['Fleet', 'Jobs', 'left']);

  rerender(overview('Jobs'));
  expect(screen.getByRole('alert')).toHaveTextContent('This card could not be shown.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls).toEqual(['Fleet', 'Jobs', 'left', 'Jobs']);
});
