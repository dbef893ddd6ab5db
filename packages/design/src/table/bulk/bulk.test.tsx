import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { BulkAction } from '..';
import { open, type Reader, rowKey, table } from '../table.fixtures';

const del = (act: BulkAction<Reader>['act'], more: Partial<BulkAction<Reader>> = {}): BulkAction<Reader> => ({
  key: 'delete',
  label: 'Delete',
  tone: 'danger',
  question: <p>They are lost.</p>,
  act,
  ...more,
});

async function choose(action: BulkAction<Reader>, onSelect?: (ids: readonly string[]) => void) {
  const { user } = open(table({ bulkActions: [action], onSelect }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete \(/ }));
  return {
    user,
    dialog,
    outcomes: () => dialog.getAllByRole('listitem').map((item) => item.textContent),
    start: () => user.click(dialog.getByRole('button', { name: 'Delete' })),
  };
}

test('a bulk action asks first; cancelling does nothing and keeps the selection', async () => {
  const act = jest.fn();
  const { user, dialog } = await choose(del(act));
  expect(dialog.getByText('4 rows are selected.')).toBeVisible();
  expect(dialog.getByText('They are lost.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(act).not.toHaveBeenCalled();
  expect(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByText('4 rows selected'),
  ).toBeVisible();
});

test('every row has its outcome; what failed stays selected and can be tried again', async () => {
  let broken = true;
  const act = jest.fn(async ({ name }: Reader) => {
    if (broken && name === 'dock-2') throw new Error('It is in use');
  });
  const onSelect = jest.fn();
  const { user, dialog, outcomes, start } = await choose(del(act), onSelect);
  await start();
  expect(await dialog.findByText('3 done, 1 failed.')).toBeVisible();
  expect(outcomes()[0]).toBe('dock-2 failed: It is in use');
  broken = false;
  await user.click(dialog.getByRole('button', { name: 'Retry 1 failed' }));
  expect(await dialog.findByText('4 done, 0 failed.')).toBeVisible();
  expect(act).toHaveBeenCalledTimes(5);
  broken = true;
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onSelect).toHaveBeenLastCalledWith([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it can be stopped: what has not begun is not done', async () => {
  const act = jest.fn(
    (_: Reader, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const { user, dialog, start } = await choose(del(act, { parallel: 1 }));
  await start();
  expect(dialog.getByRole('progressbar', { name: '0 of 4 rows' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Stop after this one' }));
  expect(await dialog.findByText('0 done, 0 failed, 4 not done.')).toBeVisible();
  expect(act).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByText('4 rows selected'),
  ).toBeVisible();
});

test('rows that cannot take part are named with the reason, and left out', async () => {
  const act = jest.fn(async () => undefined);
  const blockedReason = ({ name, on }: Reader) => (on ? `${name} is on.` : undefined);
  const explain = () => 'never';
  const { dialog, outcomes, start } = await choose(del(act, { blockedReason, explain }));
  expect(outcomes()).toEqual(['dock-10 is on.', 'aisle-1 is on.']);
  await start();
  expect(await dialog.findByText('2 done, 0 failed.')).toBeVisible();
  expect(act).toHaveBeenCalledTimes(2);
});

test('what has to be chosen first holds it back, and decides who takes part', async () => {
  const act = jest.fn(async () => undefined);
  const onEnd = jest.fn();
  function Moving() {
    const [place, setPlace] = useState<string>();
    return table({
      bulkActions: [
        del(act, {
          question: (
            <button type="button" onClick={() => setPlace('Oslo')}>
              To Oslo
            </button>
          ),
          unready: place ? undefined : 'Choose a place first.',
          blockedReason: (row) => (row.facility === place ? `${rowKey(row)} is there.` : undefined),
          onEnd,
        }),
      ],
    });
  }
  const { user } = open(<Moving />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  const start = dialog.getByRole('button', { name: 'Delete' });
  expect(start).toHaveAccessibleDescription('Choose a place first.');
  await user.click(start);
  expect(act).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: 'To Oslo' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'dock-10 is there.',
    'aisle-2 is there.',
  ]);
  await user.click(start);
  expect(await dialog.findByText('2 done, 0 failed.')).toBeVisible();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it does not begin when nobody can take part', async () => {
  const act = jest.fn();
  const { dialog, start } = await choose(del(act, { blockedReason: ({ name }) => `${name} is locked.` }));
  await start();
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    'None of the selected rows can take part.',
  );
  expect(act).not.toHaveBeenCalled();
});
