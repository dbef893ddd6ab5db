import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { createPreferences } from '../../preferences';
import { safeStorage } from '../../storage';
import { open, table } from '../table.fixtures';

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });

async function openColumns() {
  const opened = open(table());
  await opened.user.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('list', { name: 'Columns' });
  return opened;
}

test('columns are hidden and shown again, kept in the address; the name stays', async () => {
  const { user, address } = await openColumns();
  await user.click(screen.getByRole('checkbox', { name: 'Heat' }));
  expect(headings()).toEqual(['Name', 'Type', 'Facility', 'On']);
  expect(address()).toBe('?columns=name+type+facility+on');
  const name = screen.getByRole('checkbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('This column is always shown.');
  await user.click(name);
  expect(headings()).toContain('Name');
  await user.click(screen.getByRole('checkbox', { name: 'Heat' }));
  expect(headings()).toEqual(['Name', 'Type', 'Facility', 'On', 'Heat']);
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).toEqual(['Name', 'Type', 'Heat', 'Facility', 'On']);
  expect(address()).toBe('');
});

test('columns are put in order by buttons', async () => {
  const { user } = await openColumns();
  await user.click(screen.getByRole('button', { name: 'Move Heat to the left' }));
  expect(headings()).toEqual(['Name', 'Heat', 'Type', 'Facility', 'On']);
  const last = screen.getByRole('button', { name: 'Move On to the right' });
  expect(last).toHaveAccessibleDescription('On is already at this end.');
});

test('columns are put in order by keys on their headings, the focus goes along, and it is said', async () => {
  const { user } = open(table());
  act(() => heading('Heat').focus());
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(headings()).toEqual(['Name', 'Heat', 'Type', 'Facility', 'On']);
  expect(heading('Heat')).toHaveFocus();
  expect(screen.getByText('Heat is now column 2 of 5.')).toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}');
  expect(headings()).toEqual(['Name', 'Type', 'Facility', 'Heat', 'On']);
});

test('columns are put in order by dragging their headings', () => {
  open(table());
  const dataTransfer = { setDragImage: jest.fn(), dropEffect: '' };
  fireEvent.dragStart(heading('On'), { dataTransfer });
  fireEvent.dragEnter(heading('Type'), { dataTransfer });
  fireEvent.dragOver(heading('Type'), { dataTransfer });
  fireEvent.drop(heading('Type'), { dataTransfer });
  expect(headings()).toEqual(['Name', 'On', 'Type', 'Heat', 'Facility']);
});

test('columns are made wider by keys, and have their width when the table opens again', async () => {
  const memory = createPreferences('Ada', safeStorage('localStorage'));
  const { user, unmount } = open(table(), undefined, memory);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200 } as DOMRect);
  act(() => heading('Type').focus());
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  jest.restoreAllMocks();
  const widths = () => screen.getByRole('grid').style.gridTemplateColumns.split(' ');
  expect(widths()[1]).toBe('216px');
  unmount();
  open(table(), undefined, createPreferences('Ada', safeStorage('localStorage')));
  expect(widths()[1]).toBe('216px');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset widths' }));
  expect(widths()[1]).not.toBe('216px');
  localStorage.clear();
});

test('[TABLE-02] rows are 44 px high, or closer when the user wants them so', async () => {
  const { user } = await openColumns();
  const rows = () => screen.getByRole('grid').style.gridTemplateRows;
  expect(rows()).toContain('repeat(4, 44px)');
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(rows()).toContain('repeat(4, 32px)');
});

describe('with little room', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  });
  afterEach(() => jest.restoreAllMocks());

  test('what is less important waits in the details of the row, which open in a dialog', async () => {
    const { user } = open(table());
    expect(headings()).toEqual(['Name', 'Type', 'Details']);
    await user.click(screen.getByRole('button', { name: 'Details of dock-10' }));
    const details = within(await screen.findByRole('dialog', { name: 'dock-10' }));
    expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Type',
      'Heat',
      'Facility',
      'On',
    ]);
    expect(details.getByText('41.5')).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Details of dock-10' })).toHaveFocus();
  });
});

describe('in a browser that lays out', () => {
  const measured: string[] = [];
  beforeEach(() => {
    measured.length = 0;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      measured.push(this.getAttribute('role') ?? this.className);
      return { width: 1200, height: 400 } as DOMRect;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('columns fill the frame, and none of them is measured', () => {
    open(table());
    const widths = screen.getByRole('grid').style.gridTemplateColumns.split(' ');
    expect(widths.map(Number.parseFloat).reduce((sum, width) => sum + width)).toBeCloseTo(1200);
    expect(new Set(measured)).toEqual(new Set(['grid']));
  });

  test('[TABLE-01] of a list the rows in sight are drawn first, then all; how many there are is told from the start', () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ name: `dock-${index}`, type: 'XSPAN' }));
    const drawn: [number, string | null][] = [];
    const note = () =>
      drawn.push([
        screen.queryAllByRole('row').length,
        screen.queryByRole('grid')?.getAttribute('aria-rowcount') ?? null,
      ]);
    open(
      <Profiler id="table" onRender={note}>
        {table({ rows })}
      </Profiler>,
    );
    const [first] = drawn.filter(([count]) => count > 8);
    // 360 px below the heading show 9 rows, and five more are drawn beyond them.
    expect(first).toEqual([15, '41']);
    expect(drawn.at(-1)).toEqual([41, '41']);
  });
});
