export { type ShellBuild, shellBuildSchema } from './builds/shellBuild';
export { forBrowsers } from './console/servedRegistry';
export { type Preload, preloads } from './document/preloads';
export { renderDocument } from './document/renderDocument';
export { filePaths, type GatewayOptions, proxiedPaths } from './options';
export {
  BrokerOriginError,
  contentSecurityPolicy,
  FrameAncestorError,
  readBrokerOrigins,
} from './security/contentSecurityPolicy';
export { securityHeaders } from './security/securityHeaders';
export { openToAll, year } from './serving/files';
export { refusal } from './serving/refusal';
export { sentenceFor } from './serving/refuseUnknown';
export { workerHeaders, workerPath, workerScript } from './serving/serveWorker';
export { gatewaySettings, SettingError } from './settings';
export { type Gateway, startGateway } from './startGateway';
