import { useState } from 'react';
import { type RotatedToken, RotationCard } from './RotationCard';
import type { TokenRow } from './tokenRows';
import type { TokenChanges } from './useTokenChanges';

/** The change of a token for a new one, and the card that leads through it. @param ask revokes a token after a question */
export function useRotation(changes: TokenChanges, ask: (row: TokenRow) => void) {
  const [rotated, setRotated] = useState<RotatedToken>();
  const rotate = async (old: TokenRow) => {
    const fresh = await changes.generate(old.username, old);
    if (fresh !== undefined) setRotated({ old, fresh });
  };
  return {
    rotate,
    card: rotated && (
      <RotationCard
        key={rotated.fresh}
        rotated={rotated}
        changes={changes}
        onAsk={ask}
        onClose={() => setRotated(undefined)}
      />
    ),
  };
}
