import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { DeleteIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { useId } from 'react';
import { readMetres, toMetres, toMillimetres } from '../drawing/studioZone';
import { farthestMetres as farthest } from '../floors';
import { CommittedInput } from '../studio/CommittedInput';
import type { PlacingStore } from './createPlacing';
import { lowestHeight, normalizedYaw, type PlacedAt } from './placements';

interface ReaderPanelProps {
  readonly store: PlacingStore;
  /** Puts the keyboard on the plan, when the control that had it is gone. */
  readonly onFocusPlan: () => void;
}

/** The chosen reader in numbers: all that can be dragged can be typed; draws nothing for one that hangs nowhere. */
export function ReaderPanel({ store, onFocusPlan }: ReaderPanelProps) {
  const translate = useMessages();
  const { chosen, placements } = useStore(store.placing);
  const place = chosen === undefined ? undefined : placements[chosen];
  if (chosen === undefined || !place) return null;
  const set = (change: Partial<PlacedAt>) => store.place(chosen, { ...place, ...change });
  const number = (text: string) => readMetres(text) ?? 0;
  const metres = (least: number) => (text: string) => {
    const value = readMetres(text);
    if (value === undefined) return translate('studio.corner.number');
    if (Math.abs(value) > farthest) return translate('studio.corner.far', { farthest });
    return value < least ? translate('placing.tooLow', { least }) : undefined;
  };
  const degrees = (text: string) =>
    readMetres(text) === undefined ? translate('placing.yaw.number') : undefined;
  return (
    <Card title={chosen}>
      <div className="placing__fields" key={chosen}>
        <PlaceField
          label={translate('floorPlan.place.x')}
          value={toMetres(place.x)}
          problemOf={metres(-farthest)}
          onCommit={(text) => set({ x: toMillimetres(number(text)) })}
        />
        <PlaceField
          label={translate('floorPlan.place.y')}
          value={toMetres(place.y)}
          problemOf={metres(-farthest)}
          onCommit={(text) => set({ y: toMillimetres(number(text)) })}
        />
        <PlaceField
          label={translate('placing.z')}
          value={place.z}
          problemOf={metres(lowestHeight)}
          onCommit={(text) => set({ z: number(text) })}
        />
        <PlaceField
          label={translate('placing.yaw')}
          value={place.yaw}
          problemOf={degrees}
          onCommit={(text) => set({ yaw: normalizedYaw(number(text)) })}
        />
      </div>
      <Button
        icon={<DeleteIcon />}
        onClick={() => {
          store.place(chosen, undefined);
          onFocusPlan();
        }}
      >
        {translate('placing.remove')}
      </Button>
    </Card>
  );
}

interface PlaceFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly problemOf: (text: string) => string | undefined;
  readonly onCommit: (text: string) => void;
}

function PlaceField({ label, value, problemOf, onCommit }: PlaceFieldProps) {
  const id = useId();
  return (
    <span className="placing__field">
      <label htmlFor={id}>{label}</label>
      <CommittedInput
        id={id}
        value={value === undefined ? '' : String(value)}
        problemOf={problemOf}
        onCommit={onCommit}
      />
    </span>
  );
}
