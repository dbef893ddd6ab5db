export type { RfidConsole } from '@console/embed';
export { EmbedFailure } from './failures';
export { mountRemote } from './mountRemote';
export { defineRemoteElement } from './RemoteElement';
export type { MountableRemote, RemoteSource } from './source';
