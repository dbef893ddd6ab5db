export type { Token } from './adapter';
export { generateToken, listTokens, obtainToken, revokeToken, revokeTokens } from './calls';
export { type OwnedToken, type RevokeToken, type TokensOfAll, tokenMutations, tokenQueries } from './queries';
