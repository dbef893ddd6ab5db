import { registryOf, shellFacts } from '../../test/site';
import type { ShellBuild } from '../builds/shellBuild';
import { documents } from './documents';

const file = (name: string) => ({ file: name, integrity: `sha256-${name.slice(0, 4)}` });

/** Paths that the `Link` headers of a document name. */
async function linked(build: Partial<ShellBuild>): Promise<(string | undefined)[]> {
  const shell: ShellBuild = {
    ...shellFacts,
    boot: file('boot.js'),
    entries: [file('libraries.js'), file('main.js')],
    pages: { '/login': [{ ...file('login.js'), first: true }] },
    shares: {},
    ...build,
  };
  const render = documents({
    shell: { read: async () => shell },
    registry: { read: async () => registryOf(1) },
    configuration: {},
  });
  return (await render('/login')).links.map((link) => /^<([^>]*)>/.exec(link)?.[1]);
}

test('a browser is told ahead of what draws the page, and of the shell only where the document starts that', async () => {
  expect(await linked({ startsEntries: true })).toEqual(['/assets/boot.js', '/assets/login.js']);
  expect(await linked({})).toEqual([
    '/assets/boot.js',
    '/assets/libraries.js',
    '/assets/main.js',
    '/assets/login.js',
  ]);
});
