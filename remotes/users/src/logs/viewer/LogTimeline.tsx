import { ControlArea } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import type { MouseEvent } from 'react';
import type { LogSession } from './logSession';
import { inputTime } from './logTimes';

/**
 * Number of lines over time, with warnings and errors. A stretch that is pressed becomes the range of time; the same
 * is typed into the inputs of the range, so it is nothing for keys and screen readers but its sentence.
 */
export function LogTimeline({ session }: { readonly session: LogSession }) {
  const translate = useMessages();
  const { timeline, summary, view, search } = useStore(session);
  const { span } = summary;
  if (!span || span[1] - span[0] < 1000 || timeline.length === 0) return null;
  const most = Math.max(...timeline.map(({ all }) => all));
  if (most === 0) return null;
  // A million lines and a single error are both seen.
  const height = (count: number) =>
    `${count === 0 ? 0 : Math.max(12, (Math.log1p(count) / Math.log1p(most)) * 100)}%`;
  const step = (span[1] - span[0] + 1) / timeline.length;
  const startOf = (place: number) => span[0] + place * step;
  const peak = timeline.findIndex(({ all }) => all === most);
  const choose = ({ target }: MouseEvent) => {
    const stretch = target instanceof Element && target.closest<HTMLElement>('[data-place]');
    if (!stretch) return;
    const start = startOf(Number(stretch.dataset.place));
    void session.setView({
      from: Math.floor(start / 1000) * 1000,
      to: Math.ceil((start + step) / 1000) * 1000,
    });
  };
  return (
    <figure className="log__timeline" aria-label={translate('viewer.timeline')}>
      <ControlArea className="log__stretches" aria-hidden onClick={choose}>
        {timeline.map(({ all, warnings, errors, hits }, place) => {
          const start = startOf(place);
          const inRange = start + step > (view.from ?? span[0]) && start < (view.to ?? span[1] + 1);
          return (
            <span
              key={start}
              data-place={place}
              className={inRange ? 'log__stretch' : 'log__stretch log__stretch--out'}
              title={translate('viewer.stretch', { time: inputTime(start), all, warnings, errors })}
            >
              <span className="log__row">
                <i className="log__part" style={{ height: height(all) }} />
              </span>
              <span className="log__row log__row--marks">
                <i className="log__part log__part--warning" style={{ height: height(warnings) }} />
                <i className="log__part log__part--error" style={{ height: height(errors) }} />
              </span>
              {search && (
                <span className="log__row log__row--marks">
                  <i className="log__part log__part--hit" style={{ height: height(hits) }} />
                </span>
              )}
            </span>
          );
        })}
      </ControlArea>
      <figcaption className="log__caption">
        <span>{inputTime(span[0])}</span>
        <span className="design__hidden">
          {translate('viewer.timeline.text', { peak: inputTime(startOf(peak)), most })}
        </span>
        <span>{inputTime(span[1])} UTC</span>
      </figcaption>
    </figure>
  );
}
