// What every test file costs beside what it tests: see cost.config.mjs.
test('is there', () => undefined);
