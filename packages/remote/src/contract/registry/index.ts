export { fillPattern, type MatchedRoute, matchRoute } from '../paths/matchRoute';
export { compareVersions, isCompatibleVersion, numbersOf } from '../version';
export { audienceCookie, audienceOf } from './audience';
export {
  type CompatibilityResult,
  classifyRemote,
  type HostCapabilities,
  type Incompatibility,
  type Judged,
  newestCompatible,
} from './classifyRemote';
export { type ConsoleDocument, consoleDocumentId } from './consoleDocument';
export { landingAddress, type MatchedRemote, matchRemote, plainAddress } from './matchRemote';
export {
  type BuildLanguages,
  type BuildManifest,
  buildKey,
  buildLanguagesSchema,
  buildManifestSchema,
  licensesFile,
  type ManifestRoute,
  manifestFile,
  materialsFile,
  type PreviousBuild,
  type Registry,
  type RegistryEntry,
  registrySchema,
  type SwitchedOff,
} from './registrySchema';
export {
  type Assignment,
  chooseBuild,
  type ResolvedRegistry,
  type ResolvedRemote,
  resolveRegistry,
} from './resolveRegistry';
