import { orderModules } from './orderModules';

const script = (...modules: readonly string[]) =>
  `"use strict";\n(globalThis["chunks_a"] ||= []).push([[119], {\n${modules.map((each) => `${each}\n`).join('')}\n}]);`;
const moduleOf = (id: number, head = '__unused_rspack_module, __webpack_exports__') =>
  `${id}(${head}) {\nconst a = {};\n\n\n},`;

test('modules stand in the order of their ids, with what is around them as it was', () => {
  expect(orderModules(script(moduleOf(30, 'module'), moduleOf(4), moduleOf(100, '__webpack_module__')))).toBe(
    script(moduleOf(4), moduleOf(30, 'module'), moduleOf(100, '__webpack_module__')),
  );
});

test('what is in order, holds one module or none, or is no table stays as it is', () => {
  for (const text of [script(moduleOf(4), moduleOf(30)), script(moduleOf(4)), script(), 'const a = 1;', ''])
    expect(orderModules(text)).toBe(text);
});

test('a script in which code looks like the beginning of a module stays as it is, and runs', () => {
  const text = script(`30(module) {\nconst table = {\n12(module) {},\n};\n\n\n},`, moduleOf(4));
  expect(orderModules(text)).toBe(text);
});
