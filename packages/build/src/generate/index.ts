import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RemoteDeclaration } from '@console/remote';
import { createJiti } from 'jiti';
import { workspace } from '../workspace';
import { removeStale } from './files';
import { writeMessageTypes } from './messageTypes';
import { writeRemoteModule } from './remoteModule';
import { writeShellHelp, writeTimeLanguages, writeTranslations } from './translations';

const inWorkspace = (...path: string[]) => resolve(workspace, ...path);

/** Parts that gather what they say in other languages. */
const parts = ['packages/design', 'packages/remote', 'shell'];

/** Folders of the remotes, and of the one that new remotes are made from. */
const remotes = () =>
  [...readdirSync(inWorkspace('remotes')).map((name) => `remotes/${name}`), 'infra/kit/template']
    .map((folder) => inWorkspace(folder))
    .filter((folder) => existsSync(resolve(folder, 'src/declaration.ts')));

/**
 * Writes every source of the workspace that follows from where others lie.
 * @throws PageFileError when a remote declares a page or a card that it has no file of.
 */
export async function generate(): Promise<void> {
  for (const part of parts) {
    writeTranslations(inWorkspace(part, 'src'));
    writeMessageTypes(inWorkspace(part, 'src'));
  }
  writeShellHelp(inWorkspace('shell/src/features/help'));
  writeTimeLanguages(inWorkspace('packages/design'));
  const jiti = createJiti(import.meta.url);
  for (const folder of remotes()) {
    const file = resolve(folder, 'src/declaration.ts');
    const { declaration } = await jiti.import<{ readonly declaration: RemoteDeclaration }>(file);
    writeRemoteModule(folder, declaration);
  }
  for (const part of [...parts.map((name) => inWorkspace(name)), ...remotes()])
    removeStale(resolve(part, 'src'));
}
