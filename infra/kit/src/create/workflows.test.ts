import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspace } from '@console/workspace';
import { parse } from 'yaml';

const { scripts, packageManager } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

test.each(['github.yml', 'gitlab.yml'])('the workflow %s runs commands of this repository', (file) => {
  const text = readFileSync(resolve(__dirname, '../../template/ci', file), 'utf8');
  const document = parse(text) as Record<string, unknown>;
  expect(Object.keys(document)).toContain(file === 'github.yml' ? 'jobs' : 'new-remote:release');
  const run = new Set([...text.matchAll(/(?:- run: |- )npm run (\w+)/g)].map(([, script = '']) => script));
  expect([...run].sort()).toEqual(['audit', 'build', 'doctor', 'lint', 'release', 'typecheck']);
  for (const script of run) expect(scripts).toHaveProperty(script);
  expect([...new Set(text.match(/pnpm@[\d.]+/g))]).toEqual([packageManager]);
  // Nothing secret stands in the file, and only the default branch releases.
  expect(text).not.toMatch(/BEGIN|AKIA/);
  expect(text).toMatch(/github\.event_name == 'push'|\$CI_COMMIT_BRANCH == \$CI_DEFAULT_BRANCH/);
});
