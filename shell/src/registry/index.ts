export { type AskServiceVersion, bringUp, type LoadedRemote } from './bringUp';
export { inspectRemote } from './diagnose';
export { offer } from './offer';
export { RegistryProvider, type RegistryProviderProps, useRegistry } from './RegistryProvider';
export { type FailureCode, type MisfitVerdict, RemoteFailure } from './RemoteFailure';
export { isRegistry, readConsoleDocument } from './readConsoleDocument';
export { remoteFor } from './remoteFor';
export { useAudience } from './useAudience';
