import fc from 'fast-check';
import { contrast, shapePairs, textPairs } from '../theme/contrast';
import { colors } from '../tokens/tokens';
import { resolveBrand } from '.';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brand = fc.record(
  { accent: color, link: color, ink: color, canvas: color, surface: color, border: color },
  { requiredKeys: [] },
);

test.each(['light', 'dark'] as const)(
  'whatever colours a page chooses for the %s theme, everything can be read and made out',
  (theme) => {
    fc.assert(
      fc.property(brand, (wanted) => {
        const all = { ...colors[theme], ...resolveBrand(wanted, theme).look.colors };
        const short = (least: number) => (pair: readonly [keyof typeof all, keyof typeof all]) =>
          contrast(all[pair[0]], all[pair[1]]) < least;
        expect([...textPairs.filter(short(4.5)), ...shapePairs.filter(short(3))]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  },
);

test('a brand that can be read is followed to the letter', () => {
  const { look, notes } = resolveBrand(
    { accent: '#7a1fa2', ink: '#1a1a1a', radius: 0, font: '"Inter", sans-serif' },
    'light',
  );
  expect(notes).toEqual([]);
  expect(look.colors).toMatchObject({
    accent: '#7a1fa2',
    link: '#7a1fa2',
    ink: '#1a1a1a',
  });
  expect(look.sizes).toMatchObject({ radius: '0px', font: '"Inter", sans-serif' });
});

test.each([
  ['a light accent', { accent: '#ffd60a' }, 'light', { name: 'accent', why: 'corrected' }],
  ['a dark ink on dark', { ink: '#222222' }, 'dark', { name: 'ink', why: 'corrected' }],
  ['a dark ground in the light theme', { canvas: '#101820' }, 'light', { name: 'canvas', why: 'too-dark' }],
  ['a light ground in the dark theme', { surface: '#ffffff' }, 'dark', { name: 'surface', why: 'too-light' }],
  ['a word for a colour', { accent: 'purple' }, 'light', { name: 'accent', why: 'not-understood' }],
  ['corners of a circle', { radius: 400 }, 'light', { name: 'radius', why: 'not-understood' }],
  ['a font that is more', { font: 'a;} * {color:red' }, 'light', { name: 'font', why: 'not-understood' }],
  ['any colour', { accent: '#7a1fa2' }, 'contrast', { name: 'accent', why: 'ignored' }],
] as const)('%s is noted for those who made the brand', (_, wanted, theme, note) => {
  expect(resolveBrand(wanted, theme).notes).toEqual([expect.objectContaining(note)]);
});

test('no wish changes nothing', () => {
  expect(resolveBrand({}, 'light')).toEqual({ look: { colors: {}, sizes: {} }, notes: [] });
});
