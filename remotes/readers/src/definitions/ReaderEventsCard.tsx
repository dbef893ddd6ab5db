import { componentOfEvent, type ReaderEvent } from '@console/api-client/health-events';
import { Card, CardList } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { componentStatusLabel, componentTone } from './readerHealth';
import { TimeAgo } from './TimeAgo';

/** Most events shown; the latest is first. */
const shownEvents = 10;

interface ReaderEventsCardProps {
  /** The newest first; undefined while they are not known. */
  readonly events: readonly ReaderEvent[] | undefined;
  /** True if they could not be loaded. */
  readonly failed: boolean;
}

/** The latest that a reader reported of itself: what went wrong, what came back, and when. */
export function ReaderEventsCard({ events, failed }: ReaderEventsCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('definitions.events')}>
      {!events && failed && <p>{translate('definitions.events.error')}</p>}
      {events?.length === 0 && <p>{translate('definitions.events.none')}</p>}
      {events && events.length > 0 && (
        <CardList
          items={events.slice(0, shownEvents).map(({ type, code, status, eventTime }, at) => ({
            key: `${eventTime} ${at}`,
            title: <span title={`${type}: ${code}`}>{eventText(type, code, translate)}</span>,
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

/** An event in words: the component it is about, and what was with it. */
function eventText(type: string, code: string, translate: Translate): string {
  const component = componentOfEvent(type);
  const words = translate('health.code', { code });
  return component
    ? translate('definitions.component.coded', {
        status: translate(`definitions.component.${component}`),
        code: words,
      })
    : words;
}
