import { statSync } from 'node:fs';

/** Modules of this test file so far, and their source in kB. */
function loaded(): { modules: number; size: number } {
  const files = Object.keys(require.cache);
  return {
    modules: files.length,
    size: Math.round(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000),
  };
}

const empty = loaded();
require('.');
const remote = loaded();

// What every file loads is what every file costs: counted, since seconds are those of the machine. Ten per cent more
// fail; who makes it less lowers the number.
test.each([
  ['an empty component test', empty, { modules: 84, size: 394 }],
  ['a test that renders a remote', remote, { modules: 734, size: 4032 }],
])('%s loads what it did before', (title, { modules, size }, before) => {
  process.stdout.write(`What ${title} loads: ${modules} modules, ${size} kB\n`);
  expect(modules).toBeLessThanOrEqual(before.modules * 1.1);
  expect(size).toBeLessThanOrEqual(before.size * 1.1);
});
