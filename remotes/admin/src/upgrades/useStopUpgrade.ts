import { usePollInterval, useResource } from '@console/api-client/react';
import { upgradeMutations } from '@console/api-client/upgrades';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Tells an upgrade to stop [UPGRADE-18]. The next answer says whether it does, so that it is not told again for one
 * poll interval [UPGRADE-17].
 */
export function useStopUpgrade(id: string) {
  const { mutate } = useMutation(useResource(upgradeMutations).stop());
  const wait = usePollInterval();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), wait);
    return () => clearTimeout(timer);
  }, [isHeld, wait]);
  const stop = () => {
    setHeld(true);
    mutate(id);
  };
  return { stop, isHeld };
}
