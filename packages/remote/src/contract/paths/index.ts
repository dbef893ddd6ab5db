export { paths } from './paths';
export { recordPath } from './recordPath';
export { type ResolvedPath, resolvePath } from './resolvePath';
export { type RouteName, type RouteParameters, routePatterns } from './routePatterns';
