import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';
import { describeRequirements, readRows } from './describeRequirements';

const isOurs = (name: string) => !name.startsWith('.') && !['node_modules', 'dist'].includes(name);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );

test('a table becomes a section for each area and a line for each requirement', () => {
  const rows = readRows(
    'id\towner\tlevel\trow\tsource\nLOGIN-01\tshell\tunit\tThe token is sent as <JWT>.\t1§2\nJOB-02\tremotes/jobs\tunit\tA job stops.\t2§1\n',
  );
  const page = describeRequirements(rows);
  expect(page).toMatch(
    /\n## LOGIN\n\n- \*\*LOGIN-01\*\* \(shell; 1§2\) The token is sent as \\<JWT\\>\.\n\n## JOB\n/,
  );
});

test('every id of a requirement in the repository is explained in docs/requirements.md', () => {
  const explained = new Set(
    [...readFileSync(inWorkspace('docs/requirements.md'), 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].map(
      ([, id]) => id,
    ),
  );
  const areas = [...new Set([...explained].map((id) => id?.replace(/-\d+$/, '')))];
  const id = new RegExp(`\\b(?:${areas.join('|')})-\\d\\d\\b`, 'g');
  const ids = ['shell', 'remotes', 'packages', 'e2e', 'infra', 'docs']
    .flatMap((folder) => filesIn(inWorkspace(folder)))
    .filter((path) => /\.(tsx?|css|md)$/.test(path))
    .flatMap((path) => readFileSync(path, 'utf8').match(id) ?? []);
  const named = [...new Set(ids)];
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((id) => !explained.has(id))).toEqual([]);
});
