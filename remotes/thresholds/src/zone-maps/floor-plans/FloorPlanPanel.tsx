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

interface FloorPlanPanelProps {
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
  const { studio, floorPlans, onFocusHeading, onSay } = props;
  const translate = useMessages();
  const [removed, setRemoved] = useState<FloorPlan>();
  const { floor } = studio;
  const { plans, kept, setPlan } = floorPlans;
  const plan = plans[floor];
  const { input, reading, choose } = useImageFile(props);
  return (
    <div className="studio__stack">
      {input}
      {!kept && <Banner tone="warning">{translate('floorPlan.notKept')}</Banner>}
      {plan ? (
        <ShownImage
          {...props}
          plan={plan}
          reading={reading}
          onReplace={choose}
          onRemove={() => {
            setRemoved(plan);
            setPlan(floor, undefined);
            onSay(translate('floorPlan.removed', { file: plan.name }));
            onFocusHeading();
          }}
        />
      ) : (
        <>
          <p>{translate('floorPlan.none')}</p>
          <div className="studio__tools">
            <Button icon={<FileIcon />} pending={reading} onClick={choose}>
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

/** Reads the file of an image that is chosen, and lays it into the middle of the floor. */
function useImageFile({ studio, floorPlans, onFocusHeading, onSay }: FloorPlanPanelProps) {
  const translate = useMessages();
  const element = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const { floor, onFloor } = studio;
  const read = async (file: File) => {
    setReading(true);
    try {
      const image = await readImage(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in image) {
        onSay(translate(`floorPlan.${image.problem}`, { file: file.name }));
        return;
      }
      const view = wholeView(onFloor.map(({ corners }) => corners.map(toPlace)));
      const placement = placeInView(image, view);
      floorPlans.setPlan(floor, {
        ...image,
        name: file.name,
        placement,
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
  const input = (
    <input
      ref={element}
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
  );
  return { input, reading, choose: () => element.current?.click() };
}

interface ShownImageProps extends FloorPlanPanelProps {
  readonly plan: FloorPlan;
  readonly reading: boolean;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** An image that is there, with what can be done with it. */
function ShownImage(props: ShownImageProps) {
  const { studio, floorPlans, plan, onFocusHeading, onSay } = props;
  const translate = useMessages();
  const { floor, mode, begin } = studio;
  const set = (change: Partial<FloorPlan>) => floorPlans.setPlan(floor, { ...plan, ...change });
  return (
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
        <ImageTools {...props} onHide={() => set({ hidden: !plan.hidden })} />
      )}
    </>
  );
}

/** The buttons for an image that is there. */
function ImageTools(props: ShownImageProps & { readonly onHide: () => void }) {
  const { studio, plan, reading, onFocusPlan, onReplace, onRemove, onHide } = props;
  const translate = useMessages();
  return (
    <div className="studio__tools">
      <Button
        blockedReason={plan.hidden ? translate('floorPlan.hidden') : undefined}
        onClick={() => {
          studio.begin('image');
          onFocusPlan();
        }}
      >
        {translate('floorPlan.place')}
      </Button>
      <Button icon={plan.hidden ? <VisibleIcon /> : <HiddenIcon />} onClick={onHide}>
        {translate(plan.hidden ? 'floorPlan.show' : 'floorPlan.hide')}
      </Button>
      <Button icon={<FileIcon />} pending={reading} onClick={onReplace}>
        {translate('floorPlan.replace')}
      </Button>
      <Button icon={<DeleteIcon />} onClick={onRemove}>
        {translate('floorPlan.remove')}
      </Button>
    </div>
  );
}
