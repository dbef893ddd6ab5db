export {
  type AreaDeclaration,
  contractVersion,
  type PageLoader,
  type RemoteDeclaration,
  type RemoteModule,
  type RouteDeclaration,
  remoteDeclarationSchema,
  satisfiesContract,
  type TourSignal,
  type TourStep,
  type TourStop,
  tourSteps,
} from './contract';
export {
  type DefinedRemote,
  defineRemote,
  isRemoteModule,
  RemoteDefinitionError,
} from './defineRemote';
