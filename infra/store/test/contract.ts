import type { Store } from '../src/Store';

function testReading(store: () => Store): void {
  test('gives back what was written, byte by byte, and nothing where nothing was', async () => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256));
    await store().write('remotes/readers/1.0.0-ab12/a file & more.js', bytes);
    expect((await store().read('remotes/readers/1.0.0-ab12/a file & more.js'))?.content).toEqual(bytes);
    for (const path of ['registry.json', 'remotes/readers', 'remotes/readers/1.0.0-ab12'])
      expect(await store().read(path)).toBeUndefined();
  });

  test('reads parts of a file as far as it has them', async () => {
    const far = 'x'.repeat(200_000);
    await store().write('audit/trail.jsonl', `one\ntwo\n${far}three`);
    const parts = (...wanted: readonly (readonly [at: number, length: number])[]) =>
      store()
        .readParts(
          'audit/trail.jsonl',
          wanted.map(([at, length]) => ({ at, length })),
        )
        .then((found) => found?.map(String));
    expect(await parts([200_008, 100], [4, 3], [0, 3], [900_000, 1])).toEqual(['three', 'two', 'one', '']);
    const many = Array.from({ length: 20 }, (_, at) => [at * 70_000, 3] as const);
    expect(await parts(...many)).toEqual(['one', 'xxx', 'xxx', ...Array.from({ length: 17 }, () => '')]);
    expect(await parts()).toEqual([]);
    expect(await store().readParts('absent', [{ at: 0, length: 1 }])).toBeUndefined();
  });

  test('names a content by a tag, and does not send again what is known', async () => {
    const tag = await store().write('registry.json', 'one');
    expect((await store().read('registry.json'))?.tag).toBe(tag);
    expect(await store().readIfChanged('registry.json', tag)).toBe('same');
    const next = await store().write('registry.json', 'two');
    expect(next).not.toBe(tag);
    expect(await store().readIfChanged('registry.json', tag)).toMatchObject({ tag: next });
    await store().remove('registry.json');
    expect(await store().readIfChanged('registry.json', next)).toBeUndefined();
  });
}

/**
 * Tests of what every store owes to those who release into it and serve from it; runs the same on each kind.
 * @param page how many files the store gets with one answer, where it asks for them
 */
export function describeStore(kind: string, open: () => Promise<Store>, page = () => 20): void {
  describe(`a store that is ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });

    const text = async (path: string) => (await store.read(path))?.content.toString();

    testReading(() => store);

    test('writes on condition that the file is as it was read, or that there is none', async () => {
      const tag = await store.write('registry.json', 'one', { ifAbsent: true });
      const conflict = { name: 'StoreError', code: 'conflict' };
      await expect(store.write('registry.json', 'two', { ifAbsent: true })).rejects.toMatchObject(conflict);
      const next = await store.write('registry.json', 'three', { ifMatch: tag });
      await expect(store.write('registry.json', 'four', { ifMatch: tag })).rejects.toMatchObject(conflict);
      await expect(store.write('switches.json', 'five', { ifMatch: next })).rejects.toMatchObject(conflict);
      expect(await text('registry.json')).toBe('three');
      expect(await text('switches.json')).toBeUndefined();
    });

    test('of many that write at once on the same condition, one does', async () => {
      const race = async (condition: Parameters<Store['write']>[2]) => {
        const done = await Promise.allSettled(
          Array.from({ length: 8 }, (_, index) => store.write('registry.json', `by ${index}`, condition)),
        );
        return done.flatMap((one, index) => (one.status === 'fulfilled' ? [`by ${index}`] : []));
      };
      expect(await race({ ifAbsent: true })).toEqual([await text('registry.json')]);
      const tag = (await store.read('registry.json'))?.tag ?? '';
      await store.write('registry.json', 'settled', { ifMatch: tag });
      expect(await race({ ifMatch: (await store.read('registry.json'))?.tag ?? '' })).toEqual([
        await text('registry.json'),
      ]);
    });

    test('lists what begins with a prefix, in order, with sizes and times', async () => {
      const begin = Date.now() - 5000;
      for (const path of [
        'remotes/readers/2/b.js',
        'remotes/readers/1/a.js',
        'remotes/jobs/1/a.js',
        'registry.json',
      ])
        await store.write(path, path);
      const paths = async (prefix: string) => (await store.list(prefix)).map(({ path }) => path);
      expect(await paths('remotes/readers/')).toEqual(['remotes/readers/1/a.js', 'remotes/readers/2/b.js']);
      expect(await paths('re')).toEqual([
        'registry.json',
        'remotes/jobs/1/a.js',
        'remotes/readers/1/a.js',
        'remotes/readers/2/b.js',
      ]);
      expect(await paths('history/')).toEqual([]);
      const [first] = await store.list('registry');
      expect(first?.size).toBe('registry.json'.length);
      expect(first?.modified).toBeGreaterThan(begin);
    });

    test('lists more than one answer of a bucket holds', async () => {
      const paths = Array.from(
        { length: page() + 1 },
        (_, index) => `many/${String(index).padStart(4, '0')} & <b>`,
      );
      for (let from = 0; from < paths.length; from += 100)
        await Promise.all(paths.slice(from, from + 100).map((path) => store.write(path, '')));
      expect((await store.list('many/')).map(({ path }) => path)).toEqual(paths);
    });

    test('forgets what is removed, and removing again is no error', async () => {
      await store.write('remotes/readers/1/a.js', 'a');
      await store.remove('remotes/readers/1/a.js');
      await store.remove('remotes/readers/1/a.js');
      expect(await store.list('')).toEqual([]);
      await store.write('remotes/readers/1/a.js', 'again');
      expect(await text('remotes/readers/1/a.js')).toBe('again');
    });

    test.each(['../registry.json', 'remotes/../../etc', '/registry.json', '', 'remotes//a', './a'])(
      'refuses %j, which is no path in it',
      async (path) => {
        await expect(store.write(path, '')).rejects.toMatchObject({ code: 'unusable' });
        await expect(store.read(path)).rejects.toMatchObject({ code: 'unusable' });
      },
    );
  });
}
