import { useMemo, useRef } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { type DotSource, dotsAt, type PlanHeat } from './dots';
import { FloorImageLayer } from './FloorImageLayer';
import {
  type Floor,
  middleOfZone,
  type PlanChoice,
  type PlanMark,
  type PlanReader,
  type PlanZone,
  wholeOf,
} from './floor';
import { ItemMark, ReaderMark, ZoneArea } from './marks';
import { PlanCanvas } from './PlanCanvas';
import { PlanList } from './PlanList';
import { type PlanTool, PlanView } from './PlanView';
import planCss from './plan.css';
import { type MappedFloor, useFloorImage } from './useFloorImage';
import { type PlanViewState, usePlanView } from './usePlanView';
import { fitOf, type View } from './view';

/** Floor, marks and selection of a plan. */
export interface PlanProps {
  /** Name of the floor. */
  label: string;
  zones?: readonly PlanZone[];
  readers?: readonly PlanReader[];
  items?: readonly PlanMark[];
  /** Zone, reader or item that is highlighted. @defaultValue none */
  selected?: PlanChoice | null;
  /**
   * Very many items, which may move: drawn as dots on a canvas. They are in no list here: whoever shows them lists them.
   * Keeps its identity. @defaultValue none
   */
  dots?: DotSource;
  /** Dots that are near each other are one, with their number; pressing it zooms in. @defaultValue false */
  clustered?: boolean;
  /** Told the index of a dot that is pressed. */
  onPressDot?: (dot: number) => void;
  /** A layer below the dots, darker where there is more. @defaultValue none */
  heat?: PlanHeat;
  /**
   * Which floor it is: the image that this device keeps of it lies under the zones, and where there is none a sentence says
   * how to get it. @defaultValue no image
   */
  of?: MappedFloor;
  /** Half as high, where it stands among other things. @defaultValue false */
  compact?: boolean;
  /** Called when something in the list next to the plan is chosen; the plan then centres it. */
  onSelect?: (choice: PlanChoice) => void;
}

const emptyList: readonly never[] = [];

/** Size of names and marks as a fraction of the visible width, so that zoom does not change it on the screen. */
const markSize = 1 / 60;

/** The same in pixels: on a phone names can still be read, on a wide page they leave room for what is there. */
const leastMark = 9;
const mostMark = 12;

/**
 * A floor in metres with zones, readers and items. The pointer drags and its wheel zooms; `+`, `-`, `0`, the arrow keys
 * and the buttons do the same. Everything on it is also in a list next to it, with position and state in words.
 *
 * @example
 * ```tsx
 * <Plan
 *   label="Ground floor"
 *   readers={[{ name: 'dock-1', x: 2, y: 4, tone: 'success' }]}
 *   selected={selected}
 *   onSelect={setSelected}
 * />
 * ```
 */
export function Plan(props: PlanProps) {
  const {
    label,
    zones = emptyList,
    readers = emptyList,
    items = emptyList,
    selected,
    compact = false,
    onSelect,
  } = props;
  const { dots, clustered = false, heat, of, onPressDot } = props;
  useStyles(planCss);
  const translate = useMessages();
  const image = useFloorImage(of);
  const floor = useMemo<Floor>(() => ({ zones, readers, items }), [zones, readers, items]);
  const whole = useMemo(() => wholeOf(floor), [floor]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = usePlanView(whole);
  const { view } = state;

  const click: PlanTool['click'] = (at, box) => {
    const fit = fitOf(view, box);
    const found = dots && dotsAt(dots.current(), fit, box, at, clustered);
    if (!found) return;
    if (found.count === 1) onPressDot?.(found.dot);
    else state.approach({ x: (found.x - fit.x) / fit.scale, y: (fit.y - found.y) / fit.scale });
  };
  const choose = (choice: PlanChoice) => {
    const zone = choice.kind === 'zone' && zones.find(({ name }) => name === choice.name);
    const marks: readonly PlanMark[] = choice.kind === 'reader' ? readers : items;
    const place = zone ? middleOfZone(zone) : marks.find(({ name }) => name === choice.name);
    if (place) state.centre(place);
    onSelect?.(choice);
  };
  const shownImage = image && !image.hidden ? image : undefined;

  return (
    <div className={compact ? 'plan plan--compact' : 'plan'}>
      <PlanView
        className="plan__floor"
        label={label}
        help={translate('plan.help')}
        state={state}
        tool={{ click }}
        over={
          dots && <PlanCanvas canvas={canvas} view={view} dots={dots} heat={heat} clustered={clustered} />
        }
      >
        {shownImage && <FloorImageLayer image={shownImage} />}
        <Marks
          floor={floor}
          whole={whole}
          selected={selected}
          state={state}
          overImage={shownImage !== undefined}
        />
      </PlanView>
      <PlanList floor={floor} label={label} selected={selected} onChoose={choose} />
      {of && image === null && (
        <p className="plan__image-missing">{translate('plan.noImage', { zoneMap: of.zoneMap })}</p>
      )}
    </div>
  );
}

interface MarksProps extends Pick<PlanProps, 'selected'> {
  readonly floor: Floor;
  readonly whole: View;
  readonly state: PlanViewState;
  readonly overImage: boolean;
}

/** The zones, items and readers of a floor. */
function Marks(props: MarksProps) {
  const { whole, selected, overImage } = props;
  const { zones, items, readers } = props.floor;
  const { view, box } = props.state;
  const size = box
    ? Math.min(mostMark, Math.max(leastMark, box.width * markSize)) / fitOf(view, box).scale
    : Math.max(view.width, view.height) * markSize;
  const isSelected = (kind: PlanChoice['kind'], name: string) =>
    selected?.kind === kind && selected.name === name;
  return (
    <g className={overImage ? 'plan__over-image' : undefined} aria-hidden>
      {zones.map((zone) => (
        <ZoneArea
          key={zone.name}
          zone={zone}
          size={size}
          selected={isSelected('zone', zone.name)}
          fits={box !== undefined}
        />
      ))}
      {items.map((item) => (
        <ItemMark key={item.name} item={item} size={size} selected={isSelected('item', item.name)} />
      ))}
      {readers.map((reader) => (
        <ReaderMark
          key={reader.name}
          reader={reader}
          size={size}
          selected={isSelected('reader', reader.name)}
          whole={whole}
        />
      ))}
    </g>
  );
}
