export type { ShellBuild } from './builds/shellBuild';
export { type Preload, preloads } from './document/preloads';
export { filePaths, type GatewayOptions, proxiedPaths } from './options';
export { contentSecurityPolicy, FrameAncestorError } from './security/contentSecurityPolicy';
export { gatewaySettings, SettingError } from './settings';
export { type Gateway, startGateway } from './startGateway';
