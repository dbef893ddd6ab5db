export { builtShell, type ShellPurpose } from './builtShell';
export { type RunningConsole, startOwnConsole } from './startOwnConsole';
