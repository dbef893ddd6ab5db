import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useId, useState } from 'react';
import { readMetres, type Spot, toMetres, toMillimetres } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { farthestMetres as farthest } from '../floors';
import { type FloorPlan, type Placement, pixelAt, placeByPoints } from './floorPlan';

interface PlaceByPointsProps {
  readonly studio: StudioState;
  readonly plan: FloorPlan;
  readonly onPlace: (placement: Placement) => void;
  readonly onCancel: () => void;
}

type Typed = Readonly<Record<string, string>>;

/** Two places of an image, pressed on the plan, and where they really are, in metres: by them it is scaled and placed. */
export function PlaceByPoints({ studio, plan, onPlace, onCancel }: PlaceByPointsProps) {
  const translate = useMessages();
  const problemId = useId();
  const [typed, setTyped] = useState<Typed>({});
  const [one, other] = studio.drawn;
  const textOf = (position: number, axis: 'x' | 'y', spot: Spot) =>
    typed[`${axis}${position}`] ?? String(toMetres(Math.round(spot[axis])));
  const spotOf = (position: number, spot: Spot): Spot | undefined => {
    const [x, y] = [readMetres(textOf(position, 'x', spot)), readMetres(textOf(position, 'y', spot))];
    return x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > farthest
      ? undefined
      : { x: toMillimetres(x), y: toMillimetres(y) };
  };
  const known = [one && spotOf(0, one), other && spotOf(1, other)] as const;
  const [from, to] = known;
  const placement =
    one && other && from && to
      ? placeByPoints([pixelAt(plan.placement, one), pixelAt(plan.placement, other)], [from, to])
      : undefined;
  const problem =
    !one || !other
      ? translate('floorPlan.place.fewer')
      : !from || !to
        ? translate('floorPlan.place.number', { farthest })
        : placement
          ? undefined
          : translate('floorPlan.place.same');
  return (
    <div className="studio__stack">
      <p>{translate('floorPlan.place.how')}</p>
      {studio.drawn.map((spot, position) => (
        <fieldset
          // Places are told apart by their order.
          key={position}
          className="studio__fields studio__known"
        >
          <legend>{translate('floorPlan.place.point', { position: position + 1 })}</legend>
          {(['x', 'y'] as const).map((axis) => (
            <label key={axis} className="studio__choice">
              {translate(`floorPlan.place.${axis}`)}
              <input
                className="studio__input"
                autoComplete="off"
                value={textOf(position, axis, spot)}
                aria-invalid={spotOf(position, spot) === undefined || undefined}
                aria-describedby={problem === undefined ? undefined : problemId}
                onChange={({ target }) =>
                  setTyped((before) => ({ ...before, [`${axis}${position}`]: target.value }))
                }
              />
            </label>
          ))}
        </fieldset>
      ))}
      {studio.drawn.length > 1 && problem !== undefined && (
        <p className="studio__problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
      <div className="studio__tools">
        <Button tone="primary" blockedReason={problem} onClick={() => placement && onPlace(placement)}>
          {translate('floorPlan.place.confirm')}
        </Button>
        <Button onClick={onCancel}>{translate('floorPlan.place.cancel')}</Button>
      </div>
    </div>
  );
}
