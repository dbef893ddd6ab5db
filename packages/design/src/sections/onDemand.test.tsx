import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DesignProvider } from '../theme';
import { Segmented, Slider, Steps, Tabs, Timeline, Tree, type TreeItem } from '.';

function Views({ start }: { start?: string }) {
  const [selected, setSelected] = useState(start);
  return (
    <Tabs
      label="Views"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { key: 'list', label: 'List', content: 'the list' },
        { key: 'plan', label: 'Plan', content: 'the plan' },
        { key: 'log', label: 'Log', content: 'the log' },
      ]}
    />
  );
}

test('one tab is shown, chosen by pointer, arrows, Home and End', async () => {
  const user = userEvent.setup();
  render(<Views start="unheard-of" />);
  expect(await screen.findByRole('tablist', { name: 'Views' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'List' })).toHaveTextContent('the list');
  await user.click(screen.getByRole('tab', { name: 'Plan' }));
  expect(screen.getByRole('tabpanel', { name: 'Plan' })).toHaveTextContent('the plan');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Log/, selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /List/, selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: /Log/, selected: true })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: /List/ })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: /Plan/ })).toHaveAttribute('tabindex', '-1');
});

test('steps tell their state in words, and which is the current one', async () => {
  render(
    <Steps
      label="Upgrade"
      steps={[
        { key: 'upload', title: 'Upload', state: 'done' },
        { key: 'install', title: 'Install', state: 'current' },
        { key: 'check', title: 'Check', state: 'failed', detail: 'No answer.' },
        { key: 'reboot', title: 'Reboot', state: 'waiting' },
      ]}
    />,
  );
  const steps = within(await screen.findByRole('list', { name: 'Upgrade' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Upload, done',
    '2Install, in progress',
    'Check, failedNo answer.',
    '4Reboot, waiting',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('a timeline is a list of events with their times', async () => {
  render(
    <Timeline
      label="History"
      events={[
        { key: '1', time: '12:00', title: 'Connected', tone: 'success' },
        { key: '2', time: '13:00', title: 'Lost', detail: 'No answer.' },
      ]}
    />,
  );
  const events = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual(['Connected12:00', 'Lost13:00No answer.']);
});

function Switch({ onChange }: { onChange: (view: string) => void }) {
  const [view, setView] = useState('list');
  return (
    <Segmented
      label="View"
      value={view}
      onChange={(next) => {
        setView(next);
        onChange(next);
      }}
      options={[
        { value: 'list', label: 'List' },
        { value: 'plan', label: 'Plan' },
      ]}
    />
  );
}

test('a segmented control is a group of radios with one stop of the Tab key', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Switch onChange={onChange} />);
  const group = await screen.findByRole('radiogroup', { name: 'View' });
  await user.tab();
  expect(within(group).getByRole('radio', { name: 'List', checked: true })).toHaveFocus();
  await user.click(within(group).getByText('Plan'));
  expect(within(group).getByRole('radio', { name: 'Plan' })).toBeChecked();
  expect(onChange.mock.calls).toEqual([['plan']]);
});

test('a slider moves by arrow keys and tells its value in words', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <Slider label="Time" min={0} max={10} value={3} onChange={onChange} format={(value) => `${value} min`} />,
  );
  const slider = await screen.findByRole('slider', { name: 'Time' });
  expect(slider).toHaveAttribute('aria-valuetext', '3 min');
  await user.tab();
  expect(slider).toHaveFocus();
  // The slider reads the codes of keys, which user-event leaves out.
  for (const keyCode of [39, 35]) fireEvent.keyDown(slider, { keyCode });
  expect(onChange.mock.calls).toEqual([[4], [10]]);
});

const zones: TreeItem[] = [
  {
    key: 'columbus',
    label: 'Columbus',
    children: [
      { key: 'dock', label: 'Dock' },
      { key: 'cold', label: 'Cold' },
    ],
  },
  { key: 'market', label: 'Market' },
];

test('a tree opens, closes and selects by keys', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tree label="Zone" items={zones} onSelect={onSelect} />);
  const tree = await screen.findByRole('tree', { name: 'Zone' });
  const shown = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((item) => item.textContent);
  expect(shown()).toEqual(['Columbus', 'Dock', 'Cold', 'Market']);
  expect(within(tree).getByRole('treeitem', { name: /Dock/ })).toHaveAttribute('aria-level', '2');
  await user.tab();
  expect(tree).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{ }');
  expect(onSelect.mock.calls).toEqual([['dock']]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(tree).getByRole('treeitem', { name: /Columbus/ })).toHaveAttribute('aria-expanded', 'false');
});

test('checking an item of a tree checks the items below it and reports only those', async () => {
  const user = userEvent.setup();
  const onCheck = jest.fn();
  render(
    <DesignProvider>
      <Tree label="Zones" items={zones} checked={[]} onCheck={onCheck} />
    </DesignProvider>,
  );
  const tree = await screen.findByRole('tree', { name: 'Zones' });
  await user.click(
    within(tree)
      .getByRole('treeitem', { name: /Columbus/ })
      .querySelector('[role=checkbox]') as Element,
  );
  expect(onCheck.mock.calls).toEqual([[['dock', 'cold']]]);
});
