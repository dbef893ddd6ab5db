import { useStyles } from '@console/design/theme';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Tour as Reactour, type StylesObj } from 'reactour';
import type { Tour, TourPosition } from './createTour';
import { TourPanel } from './TourPanel';
import css from './tour.css';
import { useTarget } from './useTarget';

/** Room around what is pointed at, in pixels [TOUR-06]. */
const highlightPadding = 10;

/** Time the panel takes to move to the next stop, in milliseconds [TOUR-06]. */
const panelDuration = 200;

/** Only geometry is the library's; colours and what is reduced with motion are in the style sheet. */
const styles = {
  popover: ({ position, top, left }) => ({
    position,
    top,
    left,
    transitionDuration: `${panelDuration}ms`,
  }),
  maskWrapper: ({ position, top, left, pointerEvents }) => ({ position, top, left, pointerEvents }),
} satisfies Partial<Record<string, NonNullable<StylesObj['button']>>>;

const stay = () => undefined;

interface TourGuideProps {
  readonly tour: Tour;
  readonly position: TourPosition;
}

/**
 * The tour on screen: a mask around the target of the stop, and a panel with its text. In a dialog the panel stands above
 * what the dialog holds: laid over it, it would cover the fields that the stop is about.
 */
export function TourGuide({ tour, position }: TourGuideProps) {
  useStyles(css);
  const { stops, at, stop } = position;
  const element = useTarget(stop.target);
  const dialog = element?.closest('dialog');
  const inDialog = useFirstIn(dialog);
  useReturn(tour, position, element);
  useMark(dialog ? element : undefined);
  const content = <TourPanel tour={tour} position={position} target={element} />;
  if (dialog) return inDialog && createPortal(content, inDialog);
  return (
    <Reactour
      isOpen
      steps={stops.map(({ target }, index) => ({
        selector: (index === at && element) || `[data-tour="${target}"]`,
        content,
        position: element ? 'bottom' : 'center',
        // A new list each time: the library measures again when it gets another one.
        highlightedSelectors: [],
      }))}
      currentStep={at}
      // The buttons of the panel lead through it; other keys and clicks belong to the pages.
      setCurrentStep={stay}
      setIsOpen={stay}
      disabledActions
      setDisabledActions={stay}
      disableKeyboardNavigation
      showBadge={false}
      showCloseButton={false}
      showNavigation={false}
      padding={highlightPadding}
      styles={styles}
      className="tour"
      maskClassName="tour__mask"
    />
  );
}

/** A place of its own before everything that a dialog holds. */
function useFirstIn(dialog: Element | null | undefined): Element | undefined {
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => {
    if (!dialog) return;
    const first = document.createElement('div');
    first.className = 'tour tour--inline';
    dialog.prepend(first);
    setPlace(first);
    return () => {
      first.remove();
      setPlace(undefined);
    };
  }, [dialog]);
  return place;
}

/** When the form that a stop is about is closed without being saved, the tour goes back to the stop that opens it. */
function useReturn(tour: Tour, { stops, at }: TourPosition, element: Element | undefined): void {
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    if (element) shownAt.current = at;
    else if (shownAt.current === at && stops[at - 1]?.awaits?.endsWith('-shown')) tour.back();
  }, [element, at, stops, tour]);
}

/** Marks what is pointed at where no mask does. */
function useMark(element: Element | undefined): void {
  useEffect(() => {
    element?.setAttribute('data-tour-marked', '');
    return () => element?.removeAttribute('data-tour-marked');
  }, [element]);
}
