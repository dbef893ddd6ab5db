export {
  type Area,
  areas,
  contractVersion,
  type RemoteDeclaration,
  type RouteDeclaration,
  remoteDeclarationSchema,
} from './contract/declaration';
export {
  type DefinedRemote,
  defineRemote,
  isRemoteModule,
  RemoteDefinitionError,
} from './contract/defineRemote';
export type { PageLoader, RemoteModule } from './contract/remoteModule';
export { satisfiesContract } from './contract/satisfies';
export { type TourSignal, type TourStep, type TourStop, tourSteps } from './contract/tour';
