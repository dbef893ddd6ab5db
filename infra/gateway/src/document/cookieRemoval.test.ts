import { cookieRemoval, removeCookies } from './removeCookies';

type Asked = Parameters<typeof cookieRemoval>[0];

const asked = (cookie: string | undefined, hostname = 'localhost', protocol = 'http') =>
  ({ headers: { cookie }, hostname, protocol }) as Asked;

const removalOf = (...given: Parameters<typeof asked>) => cookieRemoval(asked(...given));

/** Cookie of a size in all, with its name. */
const cookie = (name: string, size: number) => `${name}=${'x'.repeat(size - name.length - 1)}`;

const tried = 'console-cookies-removed=1; Path=/; Max-Age=60; SameSite=Strict';

test('cookies of 32 kB are left alone, those of a byte more are not', () => {
  expect(removalOf(undefined)).toBeUndefined();
  expect(removalOf(cookie('a', 32 * 1024))).toBeUndefined();
  expect(removalOf(cookie('a', 32 * 1024 + 1))).toEqual({ 'set-cookie': ['a=; Path=/; Max-Age=0', tried] });
});

test('the largest go until 8 kB are left, and those of the console stay', () => {
  const sizes: [string, number][] = [
    ['small', 4000],
    ['middle', 6000],
    ['console-audience', 7000],
    ['__Host-console-session', 7500],
    ['large', 20_000],
    ['larger', 30_000],
  ];
  const all = sizes.map(([name, size]) => cookie(name, size)).join('; ');
  expect(removalOf(all)?.['set-cookie']).toEqual([
    'larger=; Path=/; Max-Age=0',
    'large=; Path=/; Max-Age=0',
    'middle=; Path=/; Max-Age=0',
    'small=; Path=/; Max-Age=0',
    tried,
  ]);
  const others = [cookie('large', 30_000), cookie('rest', 8190)].join('; ');
  expect(removalOf(others)?.['set-cookie']).toEqual(['large=; Path=/; Max-Age=0', tried]);
  const more = [cookie('large', 30_000), cookie('rest', 8191)].join('; ');
  expect(removalOf(more)?.['set-cookie']).toEqual([
    'large=; Path=/; Max-Age=0',
    'rest=; Path=/; Max-Age=0',
    tried,
  ]);
});

test('what says that cookies were removed is not removed, and has the rest go', () => {
  const large = cookie('a', 40_000);
  expect(removalOf(`${large}; console-cookies-removed=1`)).toEqual({
    'set-cookie': ['a=; Path=/; Max-Age=0', tried],
    'clear-site-data': '"cookies"',
  });
  expect(removalOf(large)).not.toHaveProperty('clear-site-data');
});

test('a cookie without a value is removed by its name', () => {
  expect(removalOf(`${'x'.repeat(33_000)}; b=1`)?.['set-cookie'][0]).toMatch(/^x{33000}=; Path=|^console-/);
});

test.each([
  ['localhost', ['']],
  ['console.example', ['', '; Domain=console.example']],
  ['a.console.example', ['', '; Domain=a.console.example', '; Domain=console.example']],
  ['192.0.2.7', ['']],
  ['[::1]', ['']],
  ['7.example', ['', '; Domain=7.example']],
])('at %s a cookie may have been set for it and for what it is part of', (hostname, domains) => {
  expect(removalOf(cookie('a', 40_000), hostname)?.['set-cookie']).toEqual([
    ...domains.map((domain) => `a=; Path=/; Max-Age=0${domain}`),
    tried,
  ]);
});

test('by TLS cookies are removed by TLS', () => {
  expect(removalOf(cookie('a', 40_000), 'console.example', 'https')?.['set-cookie']).toEqual([
    'a=; Path=/; Max-Age=0; Secure',
    'a=; Path=/; Max-Age=0; Domain=console.example; Secure',
    `${tried}; Secure`,
  ]);
});

test('an answer has 12 kB for it; what is left over is removed with the next document', () => {
  const line = (name: string) => `${name}=; Path=/; Max-Age=0`;
  const names = Array.from({ length: 600 }, (_, at) => `junk${String(at).padStart(3, '0')}`);
  const { 'set-cookie': lines = [] } = removalOf(names.map((name) => cookie(name, 100)).join('; ')) ?? {};
  const each = line('junk000').length;
  expect(lines).toHaveLength(Math.floor((12 * 1024) / each) + 1);
  expect(lines.at(-1)).toBe(tried);
});

test('a line that fits exactly is sent, one that does not is not', () => {
  const rest = '=; Path=/; Max-Age=0'.length;
  const named = (length: number) => `${'n'.repeat(length - rest)}=${'x'.repeat(40_000)}`;
  expect(removalOf(named(12 * 1024))?.['set-cookie']).toHaveLength(2);
  expect(removalOf(named(12 * 1024 + 1))?.['set-cookie']).toEqual([tried]);
});

test('whoever runs the gateway reads how large the cookies were, and of none that were not', () => {
  const warned: unknown[] = [];
  const sent: unknown[] = [];
  const reply = { headers: (headers: unknown) => sent.push(headers) };
  const log = { warn: (...said: unknown[]) => warned.push(said) };
  const remove = (text: string) => removeCookies({ ...asked(text), log } as never, reply as never);
  remove(cookie('a', 100));
  expect([warned, sent]).toEqual([[], []]);
  remove(cookie('a', 40_000));
  expect(warned).toEqual([
    [{ bytes: 40_000 }, 'The cookies of a browser were too large; the largest were removed.'],
  ]);
  expect(sent).toEqual([removalOf(cookie('a', 40_000))]);
});
