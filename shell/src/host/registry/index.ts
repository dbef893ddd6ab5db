export { hostCapabilities } from './hostCapabilities';
export { inspectRemote } from './integrity/diagnose';
export { type AskServiceVersion, type LoadedRemote, loadRemote } from './loadRemote';
export { RegistryProvider, type RegistryProviderProps, useRegistry } from './RegistryProvider';
export { type FailureCode, type IncompatibleResult, RemoteFailure } from './RemoteFailure';
export { isRegistry, readConsoleDocument } from './readConsoleDocument';
export { areaTitles, remoteTitle } from './titles';
