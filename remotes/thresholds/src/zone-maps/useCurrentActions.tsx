import { useResource } from '@console/api-client/react';
import { currentZoneMapMutations } from '@console/api-client/zone-map-current';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { type Action, ConfirmDialog } from '@console/design/actions';
import { CheckIcon, CloseIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Making zone maps current and taking that back, see {@link useCurrentActions}. */
interface CurrentActions {
  readonly of: (zoneMap: ZoneMap, current: boolean) => readonly Action[];
  /** The question before it; has to be drawn once on the page. */
  readonly dialog: ReactNode;
}

/**
 * Makes a zone map the current one of its facility, or leaves the facility without one. Both ask first, since items
 * are located by it from then on. Success and failure are reported from the meta of the mutations.
 */
export function useCurrentActions(): CurrentActions {
  const translate = useMessages();
  const mutations = useResource(currentZoneMapMutations);
  const select = useMutation(mutations.select());
  const clear = useMutation(mutations.clear());
  const [asked, setAsked] = useState<{ readonly zoneMap: ZoneMap; readonly change: 'select' | 'clear' }>();
  const close = () => setAsked(undefined);
  const confirm = () => {
    if (!asked) return;
    const { name, facility = '' } = asked.zoneMap;
    if (asked.change === 'select') select.mutate({ name, facility }, { onSettled: close });
    else clear.mutate(facility, { onSettled: close });
  };
  const values = { name: asked?.zoneMap.name ?? '', facility: asked?.zoneMap.facility ?? '' };
  return {
    of: (zoneMap, current) => {
      const change = current ? 'clear' : 'select';
      return [
        {
          kind: 'custom',
          key: change,
          label: translate(`zoneMaps.${change}`),
          icon: current ? <CloseIcon /> : <CheckIcon />,
          asks: true,
          blockedReason: zoneMap.facility ? undefined : translate('zoneMaps.noFacility'),
          onAct: () => setAsked({ zoneMap, change }),
        },
      ];
    },
    dialog: asked && (
      <ConfirmDialog
        open
        title={translate(`zoneMaps.${asked.change}.title`, values)}
        confirmLabel={translate(`zoneMaps.${asked.change}`)}
        pending={select.isPending || clear.isPending}
        onConfirm={confirm}
        onCancel={close}
      >
        {translate(`zoneMaps.${asked.change}.text`, values)}
      </ConfirmDialog>
    ),
  };
}
