export { type BrowserKind, browserPlaces, findBrowser } from './browserPlaces';
export { checkTypes } from './checkTypes';
export {
  assertArguments,
  type CommandOptions,
  isOutputCut,
  parseWords,
  runCommand,
  UsageError,
} from './command';
export { type CallCount, countCalls } from './countCalls';
export { type Engine, engines, type FoundEngine, findEngine, howToInstall, ownBrowser } from './engines';
export { firstFreePort, freePort, isFree, takenPort } from './freePort';
export { Refused } from './Refused';
export { pnpm, type Ran, type RunOptions, run, runScript } from './run';
export {
  apps,
  inWorkspace,
  isOwnRepository,
  packages,
  remoteFolder,
  remotesOf,
  type WorkspacePackage,
  withNeeds,
  workFolder,
  workspace,
} from './workspace';
export { writeDeclarations } from './writeDeclarations';
