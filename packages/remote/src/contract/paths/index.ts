export { actionAddress, actionKey } from './actionAddress';
export { fillPattern, type MatchedRoute, matchRoute } from './matchRoute';
export { type PageTree, type PathsOf, pagesOf, pathsOf, type WriteAddress } from './pathsOf';
export { recordPath } from './recordPath';
