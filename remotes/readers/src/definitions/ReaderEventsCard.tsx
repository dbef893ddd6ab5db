import type { ReaderEvent } from '@console/api-client/health-events';
import { Card, CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Badge, Status } from '@console/design/status';
import { useEffect, useRef } from 'react';
import { eventText } from './eventText';
import { componentStatusLabel, componentTone } from './readerHealth';
import { TimeAgo } from './TimeAgo';

/** Most events shown; the latest is first. */
const shownEvents = 10;

interface ReaderEventsCardProps {
  /** The newest first; undefined while they are not known. */
  readonly events: readonly ReaderEvent[] | undefined;
  /** True if they could not be loaded. */
  readonly failed: boolean;
  /** Moment that the address leads to, ISO 8601: its events are marked and in sight. @defaultValue none */
  readonly at?: string | undefined;
}

/** The latest that a reader reported of itself: what went wrong, what came back, and when. */
export function ReaderEventsCard({ events, failed, at }: ReaderEventsCardProps) {
  const translate = useMessages();
  const marked = useRef<HTMLSpanElement>(null);
  const found = at === undefined ? -1 : (events?.findIndex(({ eventTime }) => eventTime === at) ?? -1);
  useEffect(() => {
    if (found >= 0) marked.current?.scrollIntoView({ block: 'center' });
  }, [found]);
  return (
    <Card title={translate('definitions.events')}>
      {!events && failed && <p>{translate('definitions.events.error')}</p>}
      {events?.length === 0 && <p>{translate('definitions.events.none')}</p>}
      {events && events.length > 0 && (
        <CardList
          items={events
            .slice(0, Math.max(shownEvents, found + 2))
            .map(({ type, code, status, eventTime }, place) => ({
              key: `${eventTime} ${place}`,
              title: (
                <span title={`${type}: ${code}`} ref={place === found ? marked : undefined}>
                  {eventText(type, code, translate)}{' '}
                  {eventTime === at && <Badge>{translate('definitions.events.moment')}</Badge>}
                </span>
              ),
              detail: <TimeAgo value={eventTime} />,
              state: status && (
                <Status
                  tone={componentTone(status)}
                  label={componentStatusLabel(status, translate)}
                  hint={status}
                />
              ),
            }))}
        />
      )}
    </Card>
  );
}
