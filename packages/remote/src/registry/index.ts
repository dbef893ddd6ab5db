export { audienceCookie, audienceOf } from './audience';
export {
  classifyRemote,
  type Judged,
  type Misfit,
  newestFitting,
  type Offer,
  type Verdict,
} from './classifyRemote';
export { type ConsoleDocument, consoleDocumentId } from './consoleDocument';
export { fillPattern, type MatchedRoute, matchRoute } from './matchRoute';
export {
  buildKey,
  type EarlierBuild,
  type RegisteredRemote,
  type RegisteredRoute,
  type Registry,
  type RegistryEntry,
  recordFile,
  registeredRemoteSchema,
  registrySchema,
  type SwitchedOff,
} from './registrySchema';
export {
  chooseBuild,
  type ResolvedRegistry,
  type ResolvedRemote,
  resolveRegistry,
  type Standing,
} from './resolveRegistry';
