import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ODiffServer } from 'odiff-bin';
import { filesOf } from './folders';

/** Share in per cent of a picture that may differ: a rounded corner, or the edge of a letter. */
const mostChanged = 0.02;

const server = new ODiffServer();

/** Ends the process that compares. */
export const endComparing = () => server.stop();

/** Compares a picture with the one that is kept. @returns what differs, in words; blank: nothing */
export async function compareWithReference(name: string, picture: Buffer): Promise<string> {
  const { kept, now, difference } = filesOf(name);
  mkdirSync(dirname(now), { recursive: true });
  writeFileSync(now, picture);
  if (!existsSync(kept)) return `${name}: is not kept yet`;
  const result = await server.compare(kept, now, difference, { antialiasing: true, threshold: 0.1 });
  if (!result.match && result.reason !== 'pixel-diff') return `${name}: has another size`;
  const share = result.match ? 0 : result.diffPercentage;
  if (share > mostChanged) return `${name}: ${share.toFixed(2)} % differ`;
  rmSync(now);
  rmSync(difference, { force: true });
  return '';
}
