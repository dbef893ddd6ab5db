import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The files of the template by their paths, with slashes. @param template its folder */
export async function readTemplate(template: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() &&
        !entry.name.includes('.generated.') &&
        !/[\\/](node_modules|dist)([\\/]|$)/.test(`${relative(template, entry.parentPath)}${sep}`),
    )
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(template, file).split(sep).join('/'), await readFile(file, 'utf8')] as const;
    });
  return new Map(await Promise.all(files));
}

/** Puts files into a folder that appears at once, whole, and only where there is none. */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const part = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(part, path)), { recursive: true });
      await writeFile(join(part, path), content);
    }
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
