import fc from 'fast-check';
import { shellFacts } from '../../test/site';
import type { ShellBuild } from '../builds/shellBuild';
import { embeddedJson, renderDocument } from './renderDocument';

const file = (name: string) => ({ file: name, integrity: 'sha256-AAAA' });

const shell: ShellBuild = {
  ...shellFacts,
  boot: file('boot.js'),
  entries: [file('one.js'), file('two.js')],
  styles: [file('main.css')],
  inlineIcon: 'data:image/svg+xml;base64,PHN2Zz4=',
  shares: {},
};

test('embedded JSON is read back as it was and can never end its element or a line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = embeddedJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
  expect(embeddedJson('</script>\u2028')).toBe('"\\u003c/script>\\u2028"');
});

test('the document starts boot, shell and what the address needs, each pinned, and holds no script text', () => {
  const html = renderDocument({
    shell,
    document: {
      configuration: { title: 'Dock & <Yard>' },
      registry: { schema: 3, revision: 0, remotes: [] },
    },
    preloads: [
      { href: '/remotes/a/list.js', integrity: 'sha256-BBBB', ofShell: false },
      { href: '/assets/table.js', integrity: 'sha256-CCCC', ofShell: true },
    ],
  });
  expect(html).toContain('<title>Dock &amp; &lt;Yard&gt;</title>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const pinned = 'integrity="sha256-AAAA" crossorigin="anonymous"';
  expect(html.match(/<(script|link)[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:image/svg+xml;base64,PHN2Zz4=">',
    `<script defer fetchpriority="high" src="/assets/boot.js" ${pinned}>`,
    `<link rel="stylesheet" href="/assets/main.css" ${pinned}>`,
    `<script defer fetchpriority="high" src="/assets/one.js" ${pinned}>`,
    `<script defer fetchpriority="high" src="/assets/two.js" ${pinned}>`,
    '<link rel="preload" as="script" href="/remotes/a/list.js" integrity="sha256-BBBB" crossorigin="anonymous">',
    '<script async fetchpriority="high" src="/assets/table.js#ahead" integrity="sha256-CCCC" crossorigin="anonymous">',
    '<script type="application/json" id="console-document">',
  ]);
});

test('a script that shows the page runs after boot and before the shell', () => {
  const html = renderDocument({
    shell,
    document: { configuration: {}, registry: { schema: 3, revision: 0, remotes: [] } },
    preloads: [{ href: '/assets/login.js', integrity: 'sha256-DDDD', ofShell: true, first: true }],
  });
  expect(
    [...html.matchAll(/<script defer[^>]*src="([^"]*)" integrity="([^"]*)"/g)].map(([, ...all]) => all),
  ).toEqual([
    ['/assets/boot.js', 'sha256-AAAA'],
    ['/assets/login.js', 'sha256-DDDD'],
    ['/assets/one.js', 'sha256-AAAA'],
    ['/assets/two.js', 'sha256-AAAA'],
  ]);
  expect(html).not.toContain('#ahead');
});

test('where a page is drawn before the shell, its boot script gets the entries to start, if it knows how', () => {
  const render = (one: ShellBuild, first: boolean) =>
    renderDocument({
      shell: one,
      document: { configuration: {}, registry: { schema: 3, revision: 0, remotes: [] } },
      preloads: [{ href: '/assets/login.js', integrity: 'sha256-DDDD', ofShell: true, first }],
    });
  const started = (html: string) =>
    [...html.matchAll(/<script defer[^>]*src="([^"]*)"/g)].map(([, src]) => src);
  const knowing = { ...shell, startsEntries: true };
  const left = render(knowing, true);
  expect(started(left)).toEqual(['/assets/boot.js', '/assets/login.js']);
  const pin = 'integrity="sha256-AAAA" crossorigin="anonymous"';
  expect(left).toContain(
    '<template id="console-entries">' +
      `<script src="/assets/one.js" ${pin}></script><script src="/assets/two.js" ${pin}></script></template>`,
  );
  for (const html of [render(shell, true), render(knowing, false)]) {
    expect(started(html)).toContain('/assets/one.js');
    expect(html).not.toContain('<template');
  }
});

test('the icon is part of the document, a file of an older shell, or nothing that would be asked for', () => {
  const iconOf = (build: ShellBuild) =>
    /<link rel="icon"[^>]*>/.exec(
      renderDocument({
        shell: build,
        document: { configuration: {}, registry: { schema: 3, revision: 0, remotes: [] } },
        preloads: [],
      }),
    )?.[0];
  const { inlineIcon, ...bare } = shell;
  expect(iconOf(shell)).toBe(`<link rel="icon" href="${inlineIcon}">`);
  expect(iconOf({ ...bare, icon: file('icon.svg') })).toBe(
    '<link rel="icon" href="/assets/icon.svg" integrity="sha256-AAAA" crossorigin="anonymous">',
  );
  expect(iconOf(bare)).toBe('<link rel="icon" href="data:,">');
});

test('a document is this and no more', () => {
  const html = renderDocument({
    shell: { ...shellFacts, boot: file('boot.js'), entries: [file('"one".js')], shares: {} },
    document: {
      configuration: { title: `Dock's "yard"` },
      registry: { schema: 3, revision: 0, remotes: [] },
    },
    preloads: [],
  });
  const pin = 'integrity="sha256-AAAA" crossorigin="anonymous"';
  expect(html).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Dock&#39;s &quot;yard&quot;</title>
<link rel="icon" href="data:,">
<script defer fetchpriority="high" src="/assets/boot.js" ${pin}></script>
<script defer fetchpriority="high" src="/assets/&quot;one&quot;.js" ${pin}></script>
<script type="application/json" id="console-document">{"configuration":{"title":"Dock's \\"yard\\""},"registry":{"schema":3,"revision":0,"remotes":[]}}</script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript.</noscript>
</body>
</html>
`);
});

test.each([[undefined], [7], [null]])('a document whose title is no text (%j) has the usual one', (title) => {
  const html = renderDocument({
    shell,
    document: { configuration: { title }, registry: { schema: 3, revision: 0, remotes: [] } },
    preloads: [],
  });
  expect(html).toContain('<title>RFID Console</title>');
});

test('the boot script with the frame is named to who does not have it', () => {
  const frame = { file: 'frame.js', integrity: 'sha256-EEEE' };
  const render = (one: ShellBuild) =>
    renderDocument({
      shell: one,
      document: { configuration: {}, registry: { schema: 3, revision: 0, remotes: [] } },
      preloads: [],
    });
  const named = '<meta name="console-frame" content="frame.js sha256-EEEE">';
  expect(render({ ...shell, frame })).toContain(named);
  expect(render({ ...shell, frame, boot: frame })).not.toContain(named);
  expect(render(shell)).not.toContain('console-frame');
});
