import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { DeleteIcon, FileIcon, HiddenIcon, RestartIcon, VisibleIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Slider } from '@console/design/sections';
import { useRef, useState } from 'react';
import { toPlace } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { wholeView } from '../drawing/wholeView';
import { type FloorPlan, pixelsOfMetre, placeInView, usualOpacity } from './floorPlan';
import { PlaceByPoints } from './PlaceByPoints';
import { readImage } from './readImage';
import type { FloorPlansState } from './useFloorPlans';

/** Options of {@link FloorPlanPanel}. */
export interface FloorPlanPanelProps {
  readonly studio: StudioState;
  readonly floorPlans: FloorPlansState;
  /** Puts the keyboard on the plan, where the image is placed. */
  readonly onFocusPlan: () => void;
  /** Puts the keyboard on the heading of the panel, when the control that had it is gone. */
  readonly onFocusHeading: () => void;
  /** Says what came of it. */
  readonly onSay: (text: string) => void;
}

/** The image under the zones of the floor that is shown: chosen, placed, made fainter, hidden and removed. */
export function FloorPlanPanel(props: FloorPlanPanelProps) {
  const { studio, floorPlans, onFocusPlan, onFocusHeading, onSay } = props;
  const translate = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [removed, setRemoved] = useState<FloorPlan>();
  const { floor, onFloor, mode, begin } = studio;
  const { plans, kept, setPlan } = floorPlans;
  const plan = plans[floor];
  const set = (change: Partial<FloorPlan>) => plan && setPlan(floor, { ...plan, ...change });
  const read = async (file: File) => {
    setReading(true);
    try {
      const image = await readImage(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in image) {
        onSay(translate(`floorPlan.${image.problem}`, { file: file.name }));
        return;
      }
      setPlan(floor, {
        ...image,
        name: file.name,
        placement: placeInView(image, wholeView(onFloor.map(({ corners }) => corners.map(toPlace)))),
        opacity: usualOpacity,
        hidden: false,
      });
      onSay(translate('floorPlan.read', { file: file.name }));
      onFocusHeading();
    } catch {
      onSay(translate('floorPlan.damaged', { file: file.name }));
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="studio__stack">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg"
        aria-label={translate('floorPlan.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {!kept && <Banner tone="warning">{translate('floorPlan.notKept')}</Banner>}
      {plan ? (
        <>
          <p>
            {translate('floorPlan.shown', {
              name: plan.name,
              width: plan.width,
              height: plan.height,
              pixels: Number(pixelsOfMetre(plan.placement).toPrecision(3)),
            })}
          </p>
          <p aria-hidden>
            {translate('floorPlan.opacity')} {Math.round(plan.opacity * 100)} %
          </p>
          <Slider
            label={translate('floorPlan.opacity')}
            min={10}
            max={100}
            step={5}
            value={Math.round(plan.opacity * 100)}
            onChange={(percent) => set({ opacity: percent / 100 })}
            format={(percent) => `${percent} %`}
          />
          {mode === 'image' ? (
            <PlaceByPoints
              studio={studio}
              plan={plan}
              onPlace={(placement) => {
                set({ placement });
                begin('select');
                onSay(translate('floorPlan.placed'));
                onFocusHeading();
              }}
              onCancel={() => {
                begin('select');
                onFocusHeading();
              }}
            />
          ) : (
            <div className="studio__tools">
              <Button
                blockedReason={plan.hidden ? translate('floorPlan.hidden') : undefined}
                onClick={() => {
                  begin('image');
                  onFocusPlan();
                }}
              >
                {translate('floorPlan.place')}
              </Button>
              <Button
                icon={plan.hidden ? <VisibleIcon /> : <HiddenIcon />}
                onClick={() => set({ hidden: !plan.hidden })}
              >
                {translate(plan.hidden ? 'floorPlan.show' : 'floorPlan.hide')}
              </Button>
              <Button icon={<FileIcon />} pending={reading} onClick={() => input.current?.click()}>
                {translate('floorPlan.replace')}
              </Button>
              <Button
                icon={<DeleteIcon />}
                onClick={() => {
                  setRemoved(plan);
                  setPlan(floor, undefined);
                  onSay(translate('floorPlan.removed', { file: plan.name }));
                  onFocusHeading();
                }}
              >
                {translate('floorPlan.remove')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>{translate('floorPlan.none')}</p>
          <div className="studio__tools">
            <Button icon={<FileIcon />} pending={reading} onClick={() => input.current?.click()}>
              {translate('floorPlan.choose')}
            </Button>
            {removed && (
              <Button
                icon={<RestartIcon />}
                onClick={() => {
                  setPlan(floor, removed);
                  setRemoved(undefined);
                  onFocusHeading();
                }}
              >
                {translate('floorPlan.restore', { file: removed.name })}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
