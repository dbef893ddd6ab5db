export { EmbedFailure } from './failures';
export type { RfidConsole } from './integrators';
export { mountRemote } from './mountRemote';
export { defineRemoteElement } from './RemoteElement';
export type { MountableRemote, RemoteSource } from './source';
