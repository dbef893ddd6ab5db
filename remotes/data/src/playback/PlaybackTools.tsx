import { Button, LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import type { PutInAddress } from '@console/design/router';
import { Segmented } from '@console/design/sections';
import { useState } from 'react';
import { paths } from '../paths';
import { ExportPath } from './ExportPath';
import type { Recording } from './recording';

interface PlaybackToolsProps {
  /** Facilities to choose from; none where the question names one. */
  readonly facilities: readonly string[];
  readonly facility: string;
  readonly floors: readonly string[];
  readonly floor: string;
  readonly withHeat: boolean;
  readonly withTrail: boolean;
  /** The address. */
  readonly params: URLSearchParams;
  readonly onPut: PutInAddress;
  readonly recording: Recording;
  /** The item that is followed, by its index in the recording. */
  readonly item: number | undefined;
  readonly epc: string | undefined;
}

/** Most facilities that have room beside each other. */
const mostFacilities = 6;

/** Choices above the plan of a playback: facility, floor, what is drawn, and which item is followed. */
export function PlaybackTools(props: PlaybackToolsProps) {
  const { facilities, facility, floors, floor, withHeat, withTrail, params, onPut, recording, item, epc } =
    props;
  const translate = useMessages();
  const switches = [
    ['trail', withTrail, 'false'],
    ['heat', withHeat, 'true'],
  ] as const;
  return (
    <div className="playback__tools">
      {facilities.length > 1 && (
        <Segmented
          label={translate('data.facility')}
          options={facilities.slice(0, mostFacilities).map((value) => ({ value, label: value }))}
          value={facility}
          onChange={(value) => onPut({ plan: value })}
        />
      )}
      {floors.length > 1 && (
        <Segmented
          label={translate('data.plan.floor')}
          options={floors.map((value) => ({ value, label: value }))}
          value={floor}
          onChange={(value) => onPut({ floor: value })}
        />
      )}
      {switches.map(([name, on, other]) => (
        <Switch
          key={name}
          label={translate(`data.playback.${name}`)}
          on={on}
          onChange={() => onPut({ [name]: params.has(name) ? undefined : other })}
        />
      ))}
      <ExportPath recording={recording} item={item} />
      {epc !== undefined && (
        <>
          <LinkButton to={paths.item(epc)}>{translate('data.playback.item', { epc })}</LinkButton>
          <Button onClick={() => onPut({ item: undefined })}>{translate('data.playback.allItems')}</Button>
        </>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

/** A box whose state stands in the address, which follows after a moment; the box does so at once. */
function Switch({ label, on, onChange }: SwitchProps) {
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === on) setChosen(undefined);
  return (
    <label className="playback__switch">
      <input
        type="checkbox"
        checked={chosen ?? on}
        onChange={({ target }) => {
          setChosen(target.checked);
          onChange();
        }}
      />
      {label}
    </label>
  );
}
