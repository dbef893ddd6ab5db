import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { stopClock } from '../clock';
import type { GivenAnswer } from '../recordingProxy';

/** Faults between the console and its service, for tests only. */

/** An answer that is none, and what the user reads of it. */
export interface Fault {
  readonly answer: GivenAnswer;
  readonly reason: string;
  /** Advice for the user after the failed action. */
  readonly next: string;
}

const unknown = 'It is not known whether it was done. Look before you try again.';

/** By what the service does. */
export const faults = {
  refuses: {
    answer: { status: 400, body: { message: 'The licence allows two' } },
    reason: 'The licence allows two',
    next: 'Put right what is named above, then try again.',
  },
  fails: {
    answer: { status: 500, body: { message: 'disk full' } },
    reason: 'disk full',
    next: 'Try again in a moment. If it fails again, the log of the service has the cause.',
  },
  'breaks off': {
    answer: { headers: { 'content-length': '500' }, body: '[{"na', cutOff: true },
    reason: 'Error getting response from server',
    next: unknown,
  },
  'answers nonsense': {
    answer: { headers: { 'content-type': 'application/json' }, body: '{"never": ' },
    reason: 'Error getting response from server',
    next: unknown,
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** The service never answers, so the console stops waiting. */
export const silence: Omit<Fault, 'answer'> = {
  reason: "Couldn't communicate with the server.",
  next: unknown,
};

/** Expects the alert of an action that failed, and dismisses it. */
export async function expectFailure(user: UserEvent, title: string, { reason, next }: Omit<Fault, 'answer'>) {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alertdialog]');
  if (!alert) throw new Error('The failure is not told in an alert.');
  expect(alert).toHaveTextContent(reason);
  expect(alert).toHaveTextContent(next);
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
}

const realTimeout = globalThis.setTimeout;

/** Half a minute, after which a call counts as not answered. */
const timeoutMs = 30_000;

/** Does something that asks the service for what it never answers, and lets the time pass. */
export async function outwait(work: () => Promise<void>, isAsked: () => boolean) {
  // The clock is the page's alone: the network goes on as it is.
  stopClock(['setTimeout', 'clearTimeout']);
  try {
    await work();
    while (!isAsked()) await act(() => new Promise<void>((resolve) => realTimeout(resolve)));
    // Twice: on a busy machine what was asked may be asked again, because the page around it was drawn anew meanwhile.
    for (const time of [timeoutMs, timeoutMs]) await act(() => jest.advanceTimersByTimeAsync(time));
  } finally {
    jest.useRealTimers();
  }
}
