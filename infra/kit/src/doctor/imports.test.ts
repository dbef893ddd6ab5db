import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownImportFindings } from './imports';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  const design = join(root, 'node_modules/@console/design');
  mkdirSync(design, { recursive: true });
  const dependencies = { antd: '6.6.8', '@rc-component/picker': '1.12.2', react: '19.3.1' };
  writeFileSync(join(design, 'package.json'), JSON.stringify({ name: '@console/design', dependencies }));
});
afterAll(() => rmSync(root, { recursive: true }));

const findings = (text: string) => ownImportFindings(root, [{ path: 'src/Page.tsx', text }]);

test.each([
  ["import { Button } from 'antd';", 'antd'],
  ["const Picker = lazy(() => import('@rc-component/picker/es/Picker'));", '@rc-component/picker/es/Picker'],
])('%s reaches behind design, and is named with its line', (line, request) => {
  expect(findings(`// first\n${line}`)).toEqual([
    {
      level: 'error',
      where: 'src/Page.tsx:2',
      what: `imports ${request}`,
      fix: 'Reach it through @console/design.',
    },
  ]);
});

test.each([
  "import { useState } from 'react';",
  "import { Button } from '@console/design/button';",
  "import './antd';",
])('%s is open to a remote', (line) => {
  expect(findings(line)).toEqual([]);
});
