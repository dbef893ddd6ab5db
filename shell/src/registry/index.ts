export { inspectRemote } from './diagnose';
export { RegistryProvider, useRegistry } from './RegistryProvider';
export { type FailureCode, RemoteFailure } from './RemoteFailure';
export { isRegistry, readConsoleDocument } from './readConsoleDocument';
export { remoteFor } from './remoteFor';
export { useAudience } from './useAudience';
