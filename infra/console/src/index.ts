export { builtShell, type ShellPurpose } from './builtShell';
export { releaseInto } from './releaseInto';
export { type RunningConsole, startOwnConsole } from './startOwnConsole';
