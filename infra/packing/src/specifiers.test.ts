import { completeSpecifiers } from './specifiers';

const files = new Set([
  './a.js',
  './b/index.js',
  '../index.js',
  './c.css',
  './d.json',
  './e.js',
  './e/index.js',
]);
const complete = (code: string) => completeSpecifiers(code, (path) => files.has(path), '.js');

test.each([
  ["import { a } from './a';", "import { a } from './a.js';"],
  ["export * from './b';", "export * from './b/index.js';"],
  ["import './a';", "import './a.js';"],
  ["import up from '..';", "import up from '../index.js';"],
  ["const b = () => import('./b');", "const b = () => import('./b/index.js');"],
  [
    `import(/* webpackChunkName: "time-de" */ './a').then();`,
    `import(/* webpackChunkName: "time-de" */ './a.js').then();`,
  ],
  ["if (x) require('./a');", "if (x) require('./a.js');"],
])('%s becomes %s', (code, completed) => {
  expect(complete(code)).toBe(completed);
});

test.each([
  "import css from './c.css';",
  "import en from './d.json';",
  "import { a } from './a.js';",
  "import { useState } from 'react';",
  "import { nothing } from './nothing';",
  'const text = "write ./a";',
])('%s stays', (code) => {
  expect(complete(code)).toBe(code);
});

test('a file comes before a folder of the same name', () => {
  expect(complete("import './e';")).toBe("import './e.js';");
});
