import Antd from 'antd/es/timeline';
import type { ReactNode } from 'react';
import { type Tone, ToneIcon } from '../../status';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** One event of a timeline. */
export interface TimelineEvent {
  /** Unique among the events. */
  readonly key: string;
  /** When it was, usually a `DateTime`. */
  readonly time: ReactNode;
  /** Description of the event. Includes in words what the tone shows. */
  readonly title: ReactNode;
  /** More about it. */
  readonly detail?: ReactNode;
  /** @defaultValue `neutral` */
  readonly tone?: Tone;
}

/** Name and events of a timeline. */
export interface TimelineProps {
  /** Name of the whole, for example `History of reader-1`. */
  readonly label: string;
  /** Events in the order in which they are shown. */
  readonly events: readonly TimelineEvent[];
}

/** The timeline of antd. */
export function AntdTimeline({ label, events }: TimelineProps) {
  useStyles(sectionsCss);
  return (
    <AntdProvider>
      <Antd
        {...{ 'aria-label': label }}
        items={events.map(({ key, time, title, detail, tone = 'neutral' }) => ({
          key,
          color: `var(--color-${tone})`,
          icon: <ToneIcon tone={tone} size="1rem" />,
          content: (
            <>
              <p className="timeline__title">{title}</p>
              <p className="timeline__time">{time}</p>
              {detail}
            </>
          ),
        }))}
      />
    </AntdProvider>
  );
}
