import { useStyles } from '@console/design/theme';
import { createPortal } from 'react-dom';
import { Tour as Reactour, type StylesObj } from 'reactour';
import type { Tour, TourPosition } from './createTour';
import { TourPanel } from './TourPanel';
import css from './tour.css';
import { useTarget } from './useTarget';

/** Room around what is pointed at, in pixels [TOUR-06]. */
const highlightPadding = 10;

/** How long the panel takes to move to the next stop, in milliseconds [TOUR-06]. */
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

/** The tour on screen: a mask around the target of the stop, and a panel with its text. */
export function TourGuide({ tour, position }: TourGuideProps) {
  useStyles(css);
  const { stops, at, stop } = position;
  const element = useTarget(stop.target);
  const content = <TourPanel tour={tour} position={position} />;
  const guide = (
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
  // What a modal dialog does not hold cannot be reached while it is open.
  const dialog = element?.closest('dialog');
  return dialog ? createPortal(guide, dialog) : guide;
}
