import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const templates = resolve(__dirname, '../test/templates');
const require = createRequire(__filename);

/** Lines that a check of templates writes. @param program of a package, from its folder */
function saidBy(name: string, program: string, words: readonly string[]): string[] {
  const file = join(dirname(require.resolve(`${name}/package.json`)), program);
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: templates,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.split('\n');
}

/** Lines that name a file, in their order, up to what differs between versions of the checks. */
const about = (lines: readonly string[], file: string) => lines.filter((line) => line.includes(file));

// Each starts a compiler of its own: `npm run test:deep` does.
const inDeepRuns = process.env.TEST_DEEP === '1' ? describe : describe.skip;

inDeepRuns('templates know the element, its options and its events', () => {
  const wrong = [/night/, /'name' is missing/, /'nothing' does not exist/].map((each) =>
    expect.stringMatching(each),
  );

  test('in Svelte', () => {
    const said = saidBy('svelte-check', 'bin/svelte-check', [
      '--tsconfig',
      'tsconfig.json',
      '--output',
      'machine',
    ]);
    expect(about(said, 'WrongTemplate.svelte')).toEqual(wrong);
    expect(about(said, 'RightTemplate.svelte')).toEqual([]);
    expect(said.join('\n')).toMatch(/COMPLETED \d+ FILES 3 ERRORS 0 WARNINGS/);
  });

  test('in Vue', () => {
    const said = saidBy('vue-tsc', 'bin/vue-tsc.js', ['--noEmit', '-p', 'tsconfig.json']);
    const errors = said
      .join('\n')
      .split(/\n(?=\S)/)
      .filter((error) => error.includes('error TS'));
    expect(about(errors, 'WrongTemplate.vue')).toEqual(wrong);
    expect(about(errors, 'RightTemplate.vue')).toEqual([]);
  });
});
