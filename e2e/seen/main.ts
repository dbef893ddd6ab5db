import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refused, runCommand } from '@console/workspace';
import encode, { init } from '@jsquash/webp/encode.js';
import { PNG } from 'pngjs';
import { changed, filesOf, references } from './folders';

/** Names of the pictures that differed when they were compared last. */
function changedNames(): readonly string[] {
  if (!existsSync(changed)) return [];
  return readdirSync(changed)
    .filter((file) => file.endsWith('.png') && !file.endsWith('.difference.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .sort();
}

/** Encodes a picture in a fifth of its bytes; nothing of it is lost. */
async function toWebp(png: Buffer): Promise<Uint8Array> {
  const { data, width, height } = PNG.sync.read(png);
  const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encode(picture, { lossless: 1, exact: 1 }));
}

/** Takes the pictures that differed in the place of those that are kept. */
async function accept(names: readonly string[]): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await init(new WebAssembly.Module(await readFile(resolve('@jsquash/webp/codec/enc/webp_enc.wasm'))));
  await mkdir(references, { recursive: true });
  for (const name of names) {
    const { kept, now } = filesOf(name);
    await writeFile(kept, await toWebp(await readFile(now)));
  }
  await rm(changed, { recursive: true });
  console.info(`${names.length} pictures were taken. Look at them once more in the review, and commit them.`);
}

/** Writes a page that shows pictures as they were and as they are, side by side. */
async function show(names: readonly string[]): Promise<void> {
  const rows = names.map((name) => {
    const { kept, now, difference } = filesOf(name);
    const cells = [kept, now, difference].map((file) =>
      existsSync(file) ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : '',
    );
    return `<tr><th colspan="3">${name}</th></tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const page = join(changed, 'index.html');
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:1rem sans-serif}table{width:100%;table-layout:fixed}th{text-align:start}td{vertical-align:top}img{max-width:100%;border:1px solid}</style>
<table><tr><th>kept</th><th>now</th><th>difference</th></tr>
${rows.join('\n')}
</table>
`,
  );
  console.info(
    `${names.length} pictures differ. Both stand side by side in ${page}.\nIf they are as they should be: npm run references -- --accept`,
  );
}

await runCommand(
  async () => {
    const names = changedNames();
    const isAccepted = process.argv.includes('--accept');
    if (isAccepted && names.length === 0)
      throw new Refused('There is nothing to take: run npm run references first, and look at what it shows.');
    if (isAccepted) return accept(names);
    if (names.length > 0) return show(names);
    console.info('All pictures are as they are kept.');
  },
  { usage: 'references [--accept]' },
);
