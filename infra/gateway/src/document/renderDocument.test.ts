import fc from 'fast-check';
import { embeddedJson, renderDocument } from './renderDocument';

const file = (name: string) => ({ file: name, integrity: 'sha256-AAAA' });

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
    shell: {
      kind: 'shell',
      version: '1.0.0',
      contract: '1.0.0',
      shared: { react: '19.3.1' },
      build: 'c0ffee00',
      federation: '2.9.2',
      boot: file('boot.js'),
      entries: [file('one.js'), file('two.js')],
      styles: [file('main.css')],
      icon: file('icon.svg'),
      shares: {},
    },
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
    `<link rel="icon" href="/assets/icon.svg" ${pinned}>`,
    `<script defer src="/assets/boot.js" ${pinned}>`,
    `<link rel="stylesheet" href="/assets/main.css" ${pinned}>`,
    `<script defer src="/assets/one.js" ${pinned}>`,
    `<script defer src="/assets/two.js" ${pinned}>`,
    '<link rel="preload" as="script" href="/remotes/a/list.js" integrity="sha256-BBBB" crossorigin="anonymous">',
    '<script async src="/assets/table.js#ahead" integrity="sha256-CCCC" crossorigin="anonymous">',
    '<script type="application/json" id="console-document">',
  ]);
});
