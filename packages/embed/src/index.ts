export type * from './integrators';
export { ConsoleNotLoaded, type LoadConsoleOptions, loadConsole } from './loadConsole';
