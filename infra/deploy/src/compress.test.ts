import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '../test/builtRemote';
import { compress } from './compress';

test('compressing again writes only what changed', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(dist, 'pages'), { recursive: true });
  await writeFile(join(dist, 'remoteEntry.js'), script('entry'));
  await writeFile(join(dist, 'pages/list.js'), script('list'));
  await writeFile(join(dist, 'small.js'), ';');
  await writeFile(join(dist, 'image.png'), Buffer.alloc(4096));
  const earlier = new Date(Date.now() - 60_000);
  for (const file of ['remoteEntry.js', 'pages/list.js']) await utimes(join(dist, file), earlier, earlier);
  expect(await compress(dist)).toBe(4);
  expect(await compress(dist)).toBe(0);
  await writeFile(join(dist, 'remoteEntry.js'), script('changed'));
  expect(await compress(dist)).toBe(2);
  expect(await readdir(dist)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/small\.js\.|png\./)]),
  );
  await rm(dist, { recursive: true, force: true });
});
