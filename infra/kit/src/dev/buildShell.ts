import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIdentity } from '@console/build/appIdentity';
import { developmentShell } from '@console/build/shell';
import { inWorkspace } from '@console/workspace';
import { bundle, readConfiguration } from './buildOnce';

function isCurrent(id: string): boolean {
  const record = join(developmentShell, 'build.json');
  return existsSync(record) && (JSON.parse(readFileSync(record, 'utf8')) as { build: string }).build === id;
}

/**
 * Builds the shell for development, where its sources changed: with React's development code, which alone can exchange
 * components while a page runs.
 * @returns its folder.
 * @throws BuildFailed
 */
export async function buildShell(): Promise<string> {
  const folder = inWorkspace('shell');
  if (isCurrent(appIdentity(folder).id)) return developmentShell;
  await bundle(await readConfiguration(folder, 'development'));
  return developmentShell;
}
