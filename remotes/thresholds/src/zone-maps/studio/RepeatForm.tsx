import { Button } from '@console/design/button';
import { CopyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { type Row, repeatZone, rowDirections } from '../drawing/arrange';
import { readMetres, type StudioZone, toMillimetres } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { farthestMetres } from '../floors';

interface RepeatFormProps {
  readonly studio: StudioState;
  readonly zone: StudioZone;
}

/** Most copies of one row: as many zones as a file may have would hide a typing error. */
const mostCopies = 200;

/** Puts copies of a zone into a row, such as racks that are numbered on. */
export function RepeatForm({ studio: { edit }, zone }: RepeatFormProps) {
  const translate = useMessages();
  const [copies, setCopies] = useState('1');
  const [gap, setGap] = useState('0');
  const [direction, setDirection] = useState<Row['direction']>('right');
  const count = Number(copies);
  const metres = readMetres(gap);
  const blocked =
    !Number.isInteger(count) || count < 1 || count > mostCopies
      ? translate('studio.row.count', { most: mostCopies })
      : metres === undefined || Math.abs(metres) > farthestMetres
        ? translate('studio.corner.number')
        : undefined;
  return (
    <div className="studio__fields">
      <label className="studio__choice">
        {translate('studio.row.copies')}
        <input
          className="studio__input"
          inputMode="numeric"
          autoComplete="off"
          value={copies}
          onChange={({ target }) => setCopies(target.value)}
        />
      </label>
      <label className="studio__choice">
        {translate('studio.row.gap')}
        <input
          className="studio__input"
          inputMode="decimal"
          autoComplete="off"
          value={gap}
          onChange={({ target }) => setGap(target.value)}
        />
      </label>
      <label className="studio__choice">
        {translate('studio.row.direction')}
        <select
          value={direction}
          onChange={({ target }) =>
            setDirection(rowDirections.find((each) => each === target.value) ?? 'right')
          }
        >
          {rowDirections.map((each) => (
            <option key={each} value={each}>
              {translate(`studio.row.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        icon={<CopyIcon />}
        blockedReason={blocked}
        onClick={() =>
          edit((zones) =>
            repeatZone(zones, zone.key, { copies: count, gap: toMillimetres(metres ?? 0), direction }),
          )
        }
      >
        {translate('studio.row.add')}
      </Button>
    </div>
  );
}
