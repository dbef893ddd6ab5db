import { screen, within } from '@testing-library/react';
import { open, table } from '../table.fixtures';

const names = () => screen.queryAllByRole('link').map((link) => link.textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in force' }))
    .getAllByRole('button', { name: /^Remove filter/ })
    .map((chip) => chip.textContent);

async function openFilters(path?: string) {
  const opened = open(table(), path);
  await opened.user.click(screen.getByRole('button', { name: /^Filters/ }));
  const panel = screen.getByRole('dialog', { name: 'Filters' });
  await within(panel).findByRole('group', { name: 'Type' });
  return {
    ...opened,
    panel: within(panel),
    of: (name: string) => within(within(panel).getByRole('group', { name })),
  };
}

test('any of the values the rows have can be chosen; what is chosen is in force at once, in the address and as a chip', async () => {
  const { user, of, address } = await openFilters();
  expect(
    of('Type')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['SPEEDWAY1', 'XARRAY2', 'XSPAN1']);
  await user.click(of('Type').getByRole('checkbox', { name: 'XARRAY' }));
  expect(names()).toEqual(['aisle-2', 'dock-2']);
  await user.click(of('Type').getByRole('checkbox', { name: 'XSPAN' }));
  expect(names()).toEqual(['aisle-2', 'dock-2', 'dock-10']);
  expect(address()).toBe('?filter.type=XARRAY&filter.type=XSPAN');
  expect(chips()).toEqual(['Type: XARRAY, XSPAN']);
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  await user.click(of('Type').getByRole('checkbox', { name: 'XARRAY' }));
  expect(names()).toEqual(['dock-10']);
});

test('blank is a choice', async () => {
  const { user, of } = await openFilters();
  await user.click(of('Facility').getByRole('checkbox', { name: '(blank)' }));
  expect(names()).toEqual(['aisle-1']);
  expect(chips()).toEqual(['Facility: (blank)']);
});

test('texts are found by words', async () => {
  const { user, of, address } = await openFilters();
  await user.type(of('Name').getByRole('textbox', { name: 'Name contains' }), 'aisle 2');
  expect(names()).toEqual(['aisle-2']);
  expect(chips()).toEqual(['Name: contains “aisle 2”']);
  expect(address()).toBe('?filter.name=aisle+2');
});

test('numbers have a lowest and a highest; what is none is said and filters nothing', async () => {
  const { user, of, address } = await openFilters();
  await user.type(of('Heat').getByRole('textbox', { name: 'Heat from' }), '35');
  expect(names()).toEqual(['aisle-2', 'dock-10']);
  expect(chips()).toEqual(['Heat: from 35']);
  const highest = of('Heat').getByRole('textbox', { name: 'Heat to' });
  await user.type(highest, '40');
  expect(names()).toEqual(['aisle-2']);
  expect(address()).toBe('?filter.heat=35..40');
  await user.type(highest, 'x');
  expect(highest).toHaveAccessibleDescription('Enter two numbers in order, or leave one of them blank.');
  expect(highest).toHaveValue('40x');
  expect(names()).toEqual(['aisle-2']);
});

test('yes, no or either', async () => {
  const { user, of } = await openFilters();
  await user.click(of('On').getByRole('radio', { name: 'No' }));
  expect(names()).toEqual(['aisle-2', 'dock-2']);
  await user.click(of('On').getByRole('radio', { name: 'Any' }));
  expect(names()).toHaveLength(4);
});

test('filters of the address are in force, and each chip takes its own away', async () => {
  const { user, address } = open(table(), '/readers?filter.type=XARRAY&filter.heat=30..&filter.gone=1');
  expect(names()).toEqual(['aisle-2']);
  expect(chips()).toEqual(['Type: XARRAY', 'Heat: from 30']);
  await user.click(screen.getByRole('button', { name: 'Remove filter Type: XARRAY' }));
  expect(names()).toEqual(['aisle-2', 'dock-10']);
  expect(screen.getByRole('button', { name: 'Remove filter Heat: from 30' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toHaveLength(4);
  expect(screen.queryByRole('list', { name: 'Filters in force' })).toBeNull();
  expect(address()).toBe('?filter.gone=1');
});

test('[TABLE-05] filters that leave no row show "none found" and a way back', async () => {
  const { user } = open(table({ empty: 'no readers' }), '/readers?filter.heat=900..&search=dock');
  expect(screen.getByText('none found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(names()).toHaveLength(4);
});

test('Escape and a click elsewhere close the panel, and the focus comes back', async () => {
  const { user } = await openFilters();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: /^Filters/ });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(screen.getByRole('searchbox', { name: 'Search Readers' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
