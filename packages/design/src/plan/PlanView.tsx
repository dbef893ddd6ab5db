import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button';
import { AddIcon, FitIcon, RemoveIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { type Gesture, noGesture, type PointerChange, stepGesture } from './gesture';
import planViewCss from './planView.css';
import type { PlanViewState } from './usePlanView';
import { type Box, type Place, type Point, placeAt } from './view';

/** A pointer over a plan. */
export interface PlanPointer {
  /** The place under it, in metres. */
  readonly at: Place;
  /** Element under the pointer. */
  readonly target: Element;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** A key on a plan. */
export interface PlanKey {
  readonly key: string;
  readonly shift: boolean;
  readonly control: boolean;
}

/** Use of pointer and keys beside moving and zooming the floor. */
export interface PlanTool {
  /** Hears a press. @returns whether the tool holds the pointer until it is released; otherwise it moves the floor */
  readonly press?: (pointer: PlanPointer) => boolean;
  /** Hears the moves of a pointer that the tool holds, or that is not pressed. */
  readonly move?: (pointer: PlanPointer) => void;
  readonly release?: () => void;
  /** Takes back what the press began: a second finger zooms now, or the browser has taken the pointer. */
  readonly cancel?: () => void;
  /** Hears a press that no tool held and that ended where it began. */
  readonly click?: (at: Point, box: Box) => void;
  /** Hears a key before the plan does. @returns whether it means something to the tool */
  readonly key?: (key: PlanKey) => boolean;
}

/** View, tool and layers of a plan. */
export interface PlanViewProps {
  /** Name of the floor. */
  readonly label: string;
  /** Sentence for those who do not see the plan. */
  readonly help: string;
  readonly state: PlanViewState;
  /** @defaultValue pointer and keys move and zoom only */
  readonly tool?: PlanTool;
  /** Classes of the frame. @defaultValue none */
  readonly className?: string;
  /** Drawing of the floor: SVG in metres, with y pointing down. */
  readonly children: ReactNode;
  /** Layer over the drawing that takes no presses. @defaultValue none */
  readonly over?: ReactNode;
}

/**
 * A floor that is moved and zoomed: by pointer, wheel, two fingers, keys and buttons. All plans are drawn in it.
 *
 * @example
 * ```tsx
 * const state = usePlanView(wholeOf(floor));
 * <PlanView label="Ground floor" help={help} state={state}>
 *   <circle cx={2} cy={-4} r={0.5} />
 * </PlanView>
 * ```
 */
export function PlanView({ label, help, state, tool, className = '', children, over }: PlanViewProps) {
  useStyles(planViewCss);
  const translate = useMessages();
  const helpId = useId();
  const pointers = usePointers(state, tool);
  const { view, drawing, zoomIn, zoomOut, showWhole } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    const isHeard =
      tool?.key?.({ key: event.key, shift: event.shiftKey, control }) ||
      (!control && state.pressKey(event.key));
    if (isHeard) event.preventDefault();
  };
  const metres = (length: number) => Number(length.toFixed(1));
  return (
    // Metres grow to the right in every language.
    <div className={`plan-view ${className}`} dir="ltr">
      <svg
        ref={drawing}
        className="plan-view__drawing"
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid meet"
        onKeyDown={onKeyDown}
        {...pointers}
      >
        {children}
      </svg>
      {over}
      <p className="design__hidden" id={helpId}>
        {help}
      </p>
      <div className="plan-view__tools">
        <IconButton label={translate('plan.nearer')} icon={<AddIcon />} tone="default" onClick={zoomIn} />
        <IconButton
          label={translate('plan.farther')}
          icon={<RemoveIcon />}
          tone="default"
          onClick={zoomOut}
        />
        <IconButton label={translate('plan.whole')} icon={<FitIcon />} tone="default" onClick={showWhole} />
      </div>
      <p className="plan-view__scale">
        {translate('plan.size', { width: metres(view.width), height: metres(view.height) })}
      </p>
    </div>
  );
}

/** Listeners that give pointers to the tool first, then to the floor. */
function usePointers({ view, limits, drawing, pointOf, change }: PlanViewState, tool: PlanTool | undefined) {
  const gesture = useRef<Gesture>(noGesture);
  /** Lets a pointer change the gesture. @returns the gesture before and after it */
  const step = (event: PointerEvent, kind: PointerChange['kind'], taken = false) => {
    const { at, box } = pointOf(event);
    const before = gesture.current.kind;
    const pointer = { kind, pointer: event.pointerId, at, taken };
    const next = stepGesture(gesture.current, pointer, { view, limits, box });
    gesture.current = next.gesture;
    const { view: seen, clicked } = next;
    if (seen) change(() => seen);
    if (clicked) tool?.click?.(clicked, box);
    return { before, after: next.gesture.kind };
  };
  const pointerOf = (event: PointerEvent): PlanPointer => {
    const { at, box } = pointOf(event);
    const { shiftKey: shift, altKey: alt } = event;
    return { at: placeAt(view, box, at), target: event.target as Element, shift, alt };
  };
  const end = (kind: 'up' | 'cancel') => (event: PointerEvent) => {
    const { before, after } = step(event, kind);
    if (before !== 'tool' || after === 'tool') return;
    if (kind === 'up') tool?.release?.();
    else tool?.cancel?.();
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      const isFirst = gesture.current.kind === 'none';
      const { before, after } = step(event, 'down', isFirst && tool?.press?.(pointerOf(event)));
      if (before === 'tool' && after === 'pinching') tool?.cancel?.();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drawing.current?.focus({ preventScroll: true });
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const { after } = step(event, 'move');
      if (after === 'none' || after === 'tool') tool?.move?.(pointerOf(event));
    },
    onPointerUp: end('up'),
    onPointerCancel: end('cancel'),
  };
}
