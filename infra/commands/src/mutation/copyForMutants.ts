import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { passedOver } from './workspaceFiles';

/**
 * Links to packages of the workspace stay as they are written, relative, so that they lead to the copies; what the
 * packages are installed with is the same.
 */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkModules(source, target);
    else symlinkSync(source, target);
  }
}

const page = './packages/testing/src/environments/dom.ts';
const ownPage = './infra/commands/src/mutation/domEnvironment.cjs';

/**
 * A test in which the page is one that Stryker can look into. Tests name the page by its file, those of design have it
 * from the settings of their project.
 */
function withOwnPage(path: string): string {
  const test = readFileSync(path, 'utf8');
  const named = /packages[\\/]design[\\/].*\.tsx$/.test(path) && !test.includes('@jest-environment');
  return named
    ? `/** @jest-environment ${ownPage} */\n${test}`
    : test.replace(`@jest-environment ${page}`, `@jest-environment ${ownPage}`);
}

function copy(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (passedOver.has(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (name === 'node_modules') linkModules(source, target);
    else if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (kind.isDirectory()) copy(source, target);
    else if (/\.test\.tsx?$/.test(name)) writeFileSync(target, withOwnPage(source));
    else if (kind.isFile()) copyFileSync(source, target);
  }
}

/**
 * Makes a copy of the workspace whose sources may be changed: its packages import each other there, not here.
 * @param folder where the copy is made; what is there is taken away first
 */
export function copyForMutants(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  copy(root, folder);
}
