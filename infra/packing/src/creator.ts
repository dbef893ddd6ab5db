import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleProgram } from '@console/deploy/bundle';
import { creatorName } from '@console/kit/createRepository';
import { inWorkspace } from '@console/workspace';
import { versionsFor, type WorkspaceManifest } from './manifest';
import { readJson, workspaceSettings } from './published';

/**
 * Lays out the package that writes the repository of a new remote: one program without dependencies, and the template
 * with the versions that belong together.
 */
export async function stageCreator(stage: string, version: string): Promise<void> {
  await rm(stage, { recursive: true, force: true });
  await mkdir(join(stage, 'bin'), { recursive: true });
  await bundleProgram('./infra/kit/src/repositoryMain.ts', 'create-remote', join(stage, 'bin'), true);
  const program = join(stage, 'bin/create-remote.mjs');
  await writeFile(program, `#!/usr/bin/env node\n${await readFile(program, 'utf8')}`);
  await chmod(program, 0o755);
  await cp(inWorkspace('infra/kit/template'), join(stage, 'template'), {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$|\.generated\./.test(path),
  });
  const { catalog } = workspaceSettings();
  const place = join(stage, 'template/repository/package.json');
  const manifest = JSON.parse(await readFile(place, 'utf8')) as WorkspaceManifest;
  const versions = (given = {}) => versionsFor(given, { version, catalog });
  const resolved = {
    ...manifest,
    dependencies: versions(manifest.dependencies),
    devDependencies: versions(manifest.devDependencies),
  };
  await writeFile(place, `${JSON.stringify(resolved, null, 2)}\n`);
  const { license, engines } = readJson<Record<string, unknown>>('package.json');
  await cp(inWorkspace('LICENSE'), join(stage, 'LICENSE'));
  await writeFile(
    join(stage, 'package.json'),
    `${JSON.stringify(
      {
        name: creatorName,
        version,
        description: 'Writes the repository of a new remote of the console',
        type: 'module',
        license,
        engines,
        bin: { 'create-remote': './bin/create-remote.mjs' },
      },
      null,
      2,
    )}\n`,
  );
}
