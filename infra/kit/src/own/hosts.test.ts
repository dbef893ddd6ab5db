import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demandHostFit, installHost, planHosts } from './hosts';

test('the least and the installed console, each once', () => {
  expect(planHosts('min,current', '2.32.1', '^2.24.0')).toEqual([
    { name: 'min', version: '2.24.0' },
    { name: 'current', version: '2.32.1' },
  ]);
  expect(planHosts('min, current', '2.32.0', '^2.32.0')).toEqual([{ name: 'min', version: '2.32.0' }]);
  expect(planHosts('2.30.0', '2.32.0', '^2.24.0')).toEqual([{ name: '2.30.0', version: '2.30.0' }]);
});

test.each([
  ['next', "'next' is no console: give min, current, or a version, as in --hosts min,2.32.0."],
  ['', "'' is no console"],
  ['2.20.0', 'The remote needs contract ^2.24.0, so it does not run in a console 2.20.0'],
])('"%s" is refused with what to do', (words, sentence) => {
  expect(() => planHosts(words, '2.32.0', '^2.24.0')).toThrow(sentence);
});

test('a console that no registry has is named, and nothing of it stays', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'hosts-'));
  await writeFile(join(repository, '.npmrc'), '@console:registry=http://127.0.0.1:9/\nfetch-retries=0\n');
  await expect(installHost(repository, '2.24.0')).rejects.toThrow(
    /^The console 2\.24\.0 cannot be had: look whether that version is published, and whether \.npmrc names/,
  );
  expect(await readdir(join(repository, '.console/hosts'))).toEqual([]);
  await rm(repository, { recursive: true });
});

test('a console that would not take the build is named with what it does not have, before a browser starts', () => {
  const build = { contract: '^2.32.0', federation: '2.9.2', shared: { '@console/design': '^1.34.0' } };
  const shell = (design: string) => ({
    contract: '2.33.0',
    federation: '2.9.2',
    shared: { '@console/design': design },
  });
  expect(() => demandHostFit(build, shell('1.34.1'))).not.toThrow();
  expect(() => demandHostFit(build, shell('1.33.0'))).toThrow(
    'A console of contract 2.33.0 does not take this build: it needs @console/design ^1.34.0, and that console has 1.33.0 (incompatible-shared).',
  );
});
