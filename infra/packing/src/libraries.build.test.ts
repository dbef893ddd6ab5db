import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';
import { carry, dependenciesOf, trimmedLibraries } from './libraries';

const design = inWorkspace('packages/design');
const stage = mkdtempSync(join(tmpdir(), 'libraries-'));
afterAll(() => rmSync(stage, { recursive: true, force: true }));

test('libraries that design draws with travel without bundles and without icons that nothing draws', async () => {
  for (const library of trimmedLibraries(design)) await carry(library, stage);
  const inside = (path: string) => existsSync(join(stage, 'node_modules', path));
  for (const path of [
    'antd/es/select/index.js',
    'antd/lib/select/index.js',
    'antd/es/select/index.d.ts',
    '@ant-design/icons/es/icons/CloseOutlined.js',
    '@ant-design/icons-svg/es/asn/CloseOutlined.js',
    'highcharts/esm/highcharts.js',
    'highcharts/modules/accessibility.js',
    'highcharts/css/highcharts.css',
    'highcharts-react-official/package.json',
  ])
    expect(path + inside(path)).toBe(`${path}true`);
  for (const path of [
    'antd/dist/antd.js',
    '@ant-design/icons/es/icons/AlipayOutlined.js',
    'highcharts/highstock.js',
  ])
    expect(path + inside(path)).toBe(`${path}false`);
  const files = readdirSync(join(stage, 'node_modules'), { recursive: true, withFileTypes: true });
  // Of 17,000.
  expect(files.filter((file) => file.isFile()).length).toBeLessThan(5000);
});

test('what they depend on is named by the version that is installed, and what travels is not asked for again', () => {
  const needed = dependenciesOf(trimmedLibraries(design));
  expect(needed).toMatchObject({ '@rc-component/select': expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(Object.keys(needed)).not.toContain('@ant-design/icons');
  expect(Object.values(needed).every((version) => /^\d/.test(version))).toBe(true);
});
