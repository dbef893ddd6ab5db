export { classifyRemote, type Misfit, type Offer, type Verdict } from './classifyRemote';
export { type ConsoleDocument, consoleDocumentId } from './consoleDocument';
export { fillPattern, type MatchedRoute, matchRoute } from './matchRoute';
export { type RegisteredRemote, type RegisteredRoute, type Registry, registrySchema } from './registrySchema';
