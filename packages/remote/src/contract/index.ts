export type { CardDeclaration } from './card';
export { checkDeclaration, reservedAreas } from './checkDeclaration';
export {
  contractVersion,
  type RemoteDeclaration,
  type RouteDeclaration,
  remoteDeclarationSchema,
} from './declaration';
export type { HelpLoader, HelpTexts, PageHelp } from './help';
export {
  type AreaDeclaration,
  type Feature,
  features,
  type PageDeclaration,
  type SectionDeclaration,
} from './navigation';
export type { NewsDeclaration } from './news';
export * from './paths';
export { homeAddress, type PublishedArea, publishedAreas, publishedPages, titles } from './published';
export { paths, shellPages } from './published/paths';
export type { PageLoader, RemoteModule } from './remoteModule';
export type { SearchDeclaration } from './search';
export { type Texts, textIn } from './texts';
export { type TourSignal, type TourStep, type TourStop, tourSteps } from './tour';
export { satisfiesContract } from './version';
