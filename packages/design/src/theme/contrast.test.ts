import { colors, themeNames } from '../tokens/tokens';
import { contrast, shapePairs, textPairs } from './contrast';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

describe.each(themeNames)('in the %s theme', (theme) => {
  const least = theme === 'contrast' ? 7 : 4.5;

  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[theme][text], colors[theme][ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(shapePairs)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(colors[theme][shape], colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});
