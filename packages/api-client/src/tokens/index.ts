export type { Token } from './adapter';
export { generateToken, listTokens, obtainToken, revokeToken } from './calls';
export { type RevokeToken, tokenMutations, tokenQueries } from './queries';
