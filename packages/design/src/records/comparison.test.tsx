import { render, screen } from '@testing-library/react';
import { differs } from '.';
import { ComparisonTable } from './ComparisonTable';

const power = { key: 'power', label: 'Power', values: [['20 dBm'], ['18 dBm']] };
const hops = {
  key: 'hops',
  label: 'Hops',
  values: [
    ['1', '2'],
    ['1', '2'],
  ],
};
const unset = { key: 'unset', label: 'Session', values: [[], ['2']] };

const open = (rows: readonly (typeof power)[]) =>
  render(<ComparisonTable caption="Dock and gate" names={['Dock', 'Gate']} rows={rows} />);
const rowTexts = () => screen.getAllByRole('row').map((row) => row.textContent);

test('a value in other lines is another value', () => {
  expect([power, hops, unset].map(differs)).toEqual([true, false, true]);
  expect(
    differs({
      ...hops,
      values: [
        ['1', '2'],
        ['2', '1'],
      ],
    }),
  ).toBe(true);
});

test('rows that differ say so among others; what is not set is a dash', () => {
  open([power, hops, unset]);
  expect(screen.getByRole('table', { name: 'Dock and gate' })).toBeVisible();
  expect(rowTexts()).toEqual([
    'SettingDockGate',
    'Power differs20 dBm18 dBm',
    'Hops 1\n21\n2',
    'Session differs–2',
  ]);
});

test('among differences alone nothing has to be said', () => {
  open([power, unset]);
  expect(screen.queryByText('differs')).not.toBeInTheDocument();
});
