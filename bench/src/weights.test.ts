import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScale } from './weights';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weights-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Kept {
  readonly version: string;
  readonly sizes: Record<string, { readonly raw: number; readonly brotli: number }>;
}
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const kept = () => JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8')) as Kept;
const scale = () => createScale(join(folder, 'kept.json'));

test('files are weighed together, raw and compressed', async () => {
  const [text, noise] = [file('a.js', 'a'.repeat(10_000)), file('b.js', randomBytes(1000))];
  const { files, raw, brotli } = await scale()([text, noise]);
  expect({ files, raw }).toEqual({ files: 2, raw: 11_000 });
  expect(brotli).toBeGreaterThan(1000);
  expect(brotli).toBeLessThan(1050);
});

test('what was weighed before is not compressed again, as long as it and the library are the same', async () => {
  const path = file('a.js', 'a'.repeat(10_000));
  const { brotli } = await scale()([path]);
  const { version, sizes } = kept();
  const [[digest, size]] = Object.entries(sizes) as [[string, { raw: number; brotli: number }]];
  expect({ version, size }).toEqual({ version: process.versions.brotli, size: { raw: 10_000, brotli } });
  // A number that no compression comes to shows from where it is.
  const known = { [digest]: { raw: 10_000, brotli: 7 } };
  file('kept.json', JSON.stringify({ version, sizes: known }));
  expect(await scale()([path])).toMatchObject({ brotli: 7 });
  file('kept.json', JSON.stringify({ version: '0.0.1', sizes: known }));
  expect(await scale()([path])).toMatchObject({ brotli });
  file('kept.json', JSON.stringify({ version, sizes: known }));
  file('a.js', 'b'.repeat(10_000));
  expect((await scale()([path])).brotli).not.toBe(7);
});
