import { areaOf } from '@console/api-client/zone-maps';
import { mostCorners } from '@console/api-client/zone-maps/schema';
import { Button, IconButton } from '@console/design/button';
import { Card } from '@console/design/card';
import { AddIcon, DeleteIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Collapsible } from '@console/design/sections';
import { useId, useState } from 'react';
import { boxOf } from '../drawing/rectangle';
import {
  type Corner,
  readMetres,
  type StudioZone,
  toMetres,
  toMillimetres,
  toPlace,
} from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { describeZone, halfway, insertCorner, moveCorner, removeCorners } from '../drawing/zoneEdits';
import { farthestMetres as farthest } from '../floors';
import { CommittedInput } from './CommittedInput';

const RepeatForm = lazyNamed(() => import('./RepeatForm'), 'RepeatForm', { waiting: null });

interface ZonePanelProps {
  readonly studio: StudioState;
  readonly zone: StudioZone;
  /** Puts the keyboard on the plan, when the control that had it is gone. */
  readonly onFocusPlan: () => void;
}

/** The chosen zone in words and numbers: all that can be drawn of it can be typed. */
export function ZonePanel({ studio, zone, onFocusPlan }: ZonePanelProps) {
  const translate = useMessages();
  const nameId = useId();
  const [isRowOpen, setRowOpen] = useState(false);
  const { edit, floors, setFloor, choose } = studio;
  return (
    <Card title={zone.name || translate('studio.zone.unnamed')}>
      <div className="studio__fields">
        <span className="studio__choice">
          <label htmlFor={nameId}>{translate('zones.name')}</label>
          <CommittedInput
            id={nameId}
            value={zone.name}
            problemOf={() => undefined}
            onCommit={(name) => edit((zones) => describeZone(zones, zone.key, { name: name.trim() }))}
          />
        </span>
        <label className="studio__choice">
          {translate('zones.floor')}
          <select
            value={zone.floor}
            onChange={({ target }) => {
              edit((zones) => describeZone(zones, zone.key, { floor: target.value }));
              setFloor(target.value);
              choose({ key: zone.key });
            }}
          >
            {floors.map((floor) => (
              <option key={floor}>{floor}</option>
            ))}
          </select>
        </label>
      </div>
      <ZoneSize corners={zone.corners} />
      <Collapsible title={translate('studio.row')} open={isRowOpen} onToggle={setRowOpen}>
        {isRowOpen && <RepeatForm studio={studio} zone={zone} />}
      </Collapsible>
      <CornerTable studio={studio} zone={zone} onFocusPlan={onFocusPlan} />
    </Card>
  );
}

/** Size of a zone: width, height and area. */
function ZoneSize({ corners }: Pick<StudioZone, 'corners'>) {
  const translate = useMessages();
  if (corners.length < 3) return null;
  const { width, height } = boxOf(corners);
  const area = Math.round(areaOf(corners.map(toPlace)) * 100) / 100;
  return (
    <p className="studio__size">
      {translate('studio.size', { width: toMetres(width), height: toMetres(height), area })}
    </p>
  );
}

/** The corners of a zone in metres, to be typed. */
function CornerTable({ studio, zone, onFocusPlan }: ZonePanelProps) {
  const translate = useMessages();
  const { edit, choose, places } = studio;
  const { key, corners } = zone;
  return (
    <>
      <table className="studio__table">
        <caption>{translate('zones.points')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('studio.corner')}</th>
            <th scope="col">x</th>
            <th scope="col">y</th>
            <th scope="col">{translate('zoneMaps.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {corners.map((corner, index) => (
            <CornerRow
              key={index}
              studio={studio}
              zone={zone}
              corner={corner}
              index={index}
              onFocusPlan={onFocusPlan}
            />
          ))}
        </tbody>
      </table>
      {places.length > 1 && (
        <Button
          icon={<DeleteIcon />}
          onClick={() => {
            edit((zones) => removeCorners(zones, key, places));
            choose({ key });
            onFocusPlan();
          }}
        >
          {translate('studio.corners.remove', { count: places.length })}
        </Button>
      )}
      {corners.length === 0 && (
        <Button
          icon={<AddIcon />}
          onClick={() => {
            edit((zones) => insertCorner(zones, key, 0, { x: 0, y: 0 }));
            onFocusPlan();
          }}
        >
          {translate('studio.corner.first')}
        </Button>
      )}
    </>
  );
}

interface CornerRowProps extends ZonePanelProps {
  readonly corner: Corner;
  readonly index: number;
}

/** One corner: chosen, typed, removed, or followed by another one. */
function CornerRow({ studio, zone: { key, corners }, corner, index, onFocusPlan }: CornerRowProps) {
  const translate = useMessages();
  const { edit, choose, places, togglePlace } = studio;
  const position = index + 1;
  const isChosen = places.includes(index);
  const full =
    corners.length >= mostCorners ? translate('studio.corners.full', { most: mostCorners }) : undefined;
  const problemOf = (text: string) => {
    const value = readMetres(text);
    if (value === undefined) return translate('studio.corner.number');
    return Math.abs(value) > farthest ? translate('studio.corner.far', { farthest }) : undefined;
  };
  return (
    <tr aria-current={isChosen || undefined}>
      <th scope="row">
        <label className="studio__pick">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={translate('studio.corner.choose', { position })}
            onChange={() => togglePlace(key, index)}
          />
          {position}
        </label>
      </th>
      {(['x', 'y'] as const).map((axis) => (
        <td key={axis}>
          <CommittedInput
            label={translate('studio.corner.of', { axis, position })}
            value={String(toMetres(corner[axis]))}
            problemOf={problemOf}
            onFocus={() => choose({ key, place: index })}
            onCommit={(text) => {
              const moved = { ...corner, [axis]: toMillimetres(readMetres(text) ?? 0) };
              edit((zones) => moveCorner(zones, key, index, moved));
            }}
          />
        </td>
      ))}
      <td className="studio__row-actions">
        <IconButton
          size="small"
          label={translate('studio.corner.add', { position })}
          icon={<AddIcon />}
          blockedReason={full}
          onClick={() => {
            edit((zones) => insertCorner(zones, key, index, halfway(corners, index)));
            choose({ key, place: index + 1 });
          }}
        />
        <IconButton
          size="small"
          label={translate('studio.corner.remove', { position })}
          icon={<DeleteIcon />}
          onClick={() => {
            edit((zones) => removeCorners(zones, key, [index]));
            // The button of the next point takes the place of this one, the last has none.
            if (index === corners.length - 1) onFocusPlan();
          }}
        />
      </td>
    </tr>
  );
}
