import type { Token } from '@console/api-client/tokens';
import { rotationStage } from './rotationStage';

const token = (change: Partial<Token> = {}): Token => ({ token: 'a-1', valid: true, ...change });
const at = (minutes: number) => new Date(Date.UTC(2026, 5, 30, 12, minutes)).toISOString();
const fresh = (change: Partial<Token> = {}) => token({ token: 'b-1', issued: at(10), ...change });

test.each([
  ['the new token is not listed yet', token({ lastUsed: at(9) }), undefined, 'waiting'],
  ['nothing uses the new one', token({ lastUsed: at(9) }), fresh(), 'waiting'],
  ['something used the old one since', token({ lastUsed: at(11) }), fresh(), 'inUse'],
  ['both are used', token({ lastUsed: at(12) }), fresh({ lastUsed: at(12) }), 'inUse'],
  ['only the new one is used', token({ lastUsed: at(9) }), fresh({ lastUsed: at(11) }), 'moved'],
  ['the old one was never used', token(), fresh({ lastUsed: at(11) }), 'moved'],
  ['the old one fell silent later', token({ lastUsed: at(11) }), fresh({ lastUsed: at(14) }), 'moved'],
  ['the old one is revoked', token({ valid: false, lastUsed: at(11) }), fresh(), 'done'],
] as const)('%s', (_, old, now, stage) => {
  expect(rotationStage(old, now)).toBe(stage);
});
