import { Button } from '@console/design/button';
import { useBreakpoint } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { useEffect, useId, useRef } from 'react';
import type { Tour, TourPosition } from './createTour';
import { useFocusLoop } from './useFocusLoop';

interface TourPanelProps {
  readonly tour: Tour;
  readonly position: TourPosition;
}

/** Text and buttons of the tour at a stop [TOUR-04]. */
export function TourPanel({
  tour,
  position,
  target,
}: TourPanelProps & {
  /** Element the stop points at, while it is there. */
  readonly target: Element | undefined;
}) {
  const translate = useMessages();
  const titleId = useId();
  const textId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const narrow = useBreakpoint() === 'mobile';
  const { stops, at, stop } = position;
  useFocusLoop(panel, target);
  // Every stop is announced.
  useEffect(() => {
    // Who types in a form the tour waits for is not taken away from it.
    if (!panel.current?.closest('dialog')) panel.current?.focus();
  }, [position]);
  return (
    <div
      ref={panel}
      className="tour__panel"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <h2 id={titleId}>{stop.title}</h2>
      <p id={textId} aria-live="polite">
        {stop.text}
        {narrow && stop.target?.startsWith('navigation-') && ` ${translate('tour.narrow')}`}
      </p>
      <p className="tour__count">{translate('tour.count', { at: at + 1, of: stops.length })}</p>
      <div className="tour__buttons">
        <TourButtons tour={tour} position={position} />
      </div>
    </div>
  );
}

function TourButtons({ tour, position: { stops, at, stop } }: TourPanelProps) {
  const translate = useMessages();
  if (at === stops.length - 1)
    return (
      <Button tone="primary" onClick={tour.end}>
        {translate('tour.end')}
      </Button>
    );
  return (
    <>
      <Button tone="quiet" onClick={tour.end}>
        {translate('tour.skip')}
      </Button>
      {at > 0 && <Button onClick={tour.back}>{translate('tour.back')}</Button>}
      {!stop.awaits && (
        <Button tone="primary" onClick={tour.next}>
          {translate(at === 0 ? 'tour.begin' : 'tour.next')}
        </Button>
      )}
    </>
  );
}
