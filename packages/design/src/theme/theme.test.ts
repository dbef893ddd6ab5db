import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('only checkboxes look partly chosen, though every radio of a group without a choice is :indeterminate', () => {
  const css = readFileSync(join(__dirname, 'theme.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const before = css.split(':indeterminate').slice(0, -1);
  expect(before).not.toHaveLength(0);
  for (const text of before)
    expect(text.lastIndexOf('"checkbox"')).toBeGreaterThan(text.lastIndexOf('"radio"'));
});
