export {
  type Area,
  areas,
  contractVersion,
  type RemoteDeclaration,
  type RouteDeclaration,
  remoteDeclarationSchema,
} from './declaration';
export * from './paths';
export { fillPattern, type MatchedRoute, matchRoute } from './registry/matchRoute';
export type { PageLoader, RemoteModule } from './remoteModule';
export { satisfiesContract } from './satisfies';
export { type TourSignal, type TourStep, type TourStop, tourSteps } from './tour';
