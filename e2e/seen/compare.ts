import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ODiffServer } from 'odiff-bin';
import { filesOf } from './folders';

/** Pixels that may differ: edges, and a sign or two that the fonts of packages lack, so that the system draws it. */
const mostChanged = 250;

let server: ODiffServer | undefined;

/** Ends the process that compares. */
export const endComparing = () => server?.stop();

/** Compares a picture with the one that is kept. @returns what differs, in words; blank: nothing */
export async function compareWithReference(name: string, picture: Buffer): Promise<string> {
  const { kept, now, difference } = filesOf(name);
  mkdirSync(dirname(now), { recursive: true });
  writeFileSync(now, picture);
  if (!existsSync(kept)) return `${name}: is not kept yet`;
  server ??= new ODiffServer();
  const result = await server.compare(kept, now, difference, { antialiasing: true, threshold: 0.1 });
  if (!result.match && result.reason !== 'pixel-diff') return `${name}: has another size`;
  const count = result.match ? 0 : result.diffCount;
  if (count > mostChanged) return `${name}: ${count} pixels differ`;
  rmSync(now);
  rmSync(difference, { force: true });
  return '';
}
