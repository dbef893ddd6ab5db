import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import type { Spot, StudioZone } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { joinInto, splitInto } from '../drawing/zoneEdits';
import type { CutResult } from './cutting';

const cutting = () => import('./cutting');

/** Cuts and joins zones; what came of it is said. Clipping is loaded when it is first needed. */
export function useCuts(studio: StudioState) {
  const translate = useMessages();
  const [said, say] = useState('');
  const { edit, choose, begin } = studio;
  const tell = (
    result: CutResult,
    done: (parts: Extract<CutResult, { parts: unknown }>['parts']) => string,
  ) => say('parts' in result ? done(result.parts) : translate(`studio.cut.${result.problem}`));

  return {
    said,
    say,
    split: async (zone: StudioZone, from: Spot, to: Spot) => {
      const { splitZone } = await cutting();
      tell(splitZone(zone.corners, from, to), (parts) => {
        edit((zones) => splitInto(zones, zone.key, parts));
        return translate('studio.cut.split', { name: zone.name, count: parts.length });
      });
      begin('select');
    },
    join: async (zone: StudioZone, other: StudioZone) => {
      const { joinZones } = await cutting();
      tell(joinZones(zone.corners, other.corners), ([corners = []]) => {
        edit((zones) => joinInto(zones, zone.key, other.key, corners));
        choose({ key: zone.key });
        return translate('studio.cut.joined', { name: zone.name, other: other.name });
      });
      begin('select');
    },
  };
}

/** Cuts and setters of {@link useCuts}. */
export type Cuts = ReturnType<typeof useCuts>;
