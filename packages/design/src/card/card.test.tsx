import { render, screen, within } from '@testing-library/react';
import { Card, CardList, DescriptionList } from '.';

test('a card is a region named by its heading', () => {
  render(<Card title="Identity">Content</Card>);
  const card = screen.getByRole('region', { name: 'Identity' });
  expect(within(card).getByRole('heading', { name: 'Identity', level: 2 })).toBeVisible();
  expect(card).toHaveTextContent('Content');
});

test('facts pair labels with values; what is blank shows as a dash, zero does not', () => {
  render(
    <DescriptionList
      items={[
        { label: 'Address', value: '10.0.0.1' },
        { label: 'X', value: 0 },
        { label: 'Zone', value: '' },
        { label: 'Firmware', value: undefined },
      ]}
    />,
  );
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'Address',
    'X',
    'Zone',
    'Firmware',
  ]);
  expect(values).toEqual(['10.0.0.1', '0', '–', '–']);
});

test('a list of a card has an entry for each thing: what it is, more about it, and how it is', () => {
  render(
    <CardList
      items={[
        { key: 'a', title: 'Dock', detail: 'In hall 1', state: '2 readers' },
        { key: 'b', title: 'Gate' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'DockIn hall 12 readers',
    'Gate',
  ]);
});
