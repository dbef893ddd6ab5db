import { usePollInterval, useResource } from '@console/api-client/react';
import { upgradeMutations } from '@console/api-client/upgrades';
import type { Action } from '@console/design/actions';
import { StopIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * The action that tells an upgrade to stop [UPGRADE-18]. The next answer says whether it does, so that it is not told again for one
 * poll interval [UPGRADE-17].
 */
export function useStopUpgrade(id: string): Action {
  const translate = useMessages();
  const { mutate } = useMutation(useResource(upgradeMutations).stop());
  const wait = usePollInterval();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), wait);
    return () => clearTimeout(timer);
  }, [isHeld, wait]);
  return {
    kind: 'custom',
    key: 'stop',
    label: translate('upgrades.stop'),
    icon: <StopIcon />,
    blockedReason: isHeld ? translate('upgrades.stopping') : undefined,
    onAct: () => {
      setHeld(true);
      mutate(id);
    },
  };
}
