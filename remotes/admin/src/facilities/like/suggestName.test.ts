import { freeName, suggestJobName, suggestName } from './suggestName';

const street = ['Market Street Store', 'Harbour Street Store'] as const;

test.each([
  ['the whole name of the facility', 'Market Street Store doors', 'Harbour Street Store doors', street],
  ['the words in which both differ', 'Market Street Ground Floor', 'Harbour Street Ground Floor', street],
  ['the same in small letters', 'market-count', 'harbour-count', street],
  ['initials at the start', 'MS-Entrance-Gate-1', 'HS-Entrance-Gate-1', street],
  ['a number in the name', 'S0001-Sales-001', 'S0002-Sales-001', ['Store 0001', 'Store 0002']],
  ['a number at the start', 'DC1-Dock-09', 'DC2-Dock-09', ['Columbus Center', 'Dayton Center']],
  ['nothing, with spaces', 'Shop Entrance', 'Shop Entrance Harbour', street],
  ['nothing, without', 'Shop-Doors', 'Shop-Doors-Harbour', street],
  ['initials that stay the same', 'MS-Gate', 'MS-Gate-Mill', ['Market Street', 'Mill Street']],
  ['anything, for a facility without a name', 'Shop Entrance', '', ['Market Street Store', ' ']],
])('a name that has %s of its facility', (_, name, suggested, [from, to]) => {
  expect(suggestName(name, from as string, to as string)).toBe(suggested);
});

test('a job is suggested a name of the characters it may have', () => {
  expect(suggestJobName('shop-doors', 'Market Street', 'Hafen „Süd“ 1')).toBe('shop-doors-Hafen-S-d-1');
});

test('a name that is taken gets a number that is free', () => {
  expect(freeName('Floor', new Set())).toBe('Floor');
  expect(freeName('Floor', new Set(['Floor', 'Floor 2']))).toBe('Floor 3');
  expect(freeName('', new Set(['']))).toBe('');
});
