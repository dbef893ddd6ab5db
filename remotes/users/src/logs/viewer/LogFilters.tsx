import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { type Ref, useId, useState } from 'react';
import { levels } from './engine/logLine';
import type { LogSession } from './logSession';
import { inputTime, readInputTime } from './logTimes';

interface LogFiltersProps {
  readonly session: LogSession;
  readonly wrap: boolean;
  readonly onWrap: () => void;
  readonly jumpRef: Ref<HTMLInputElement>;
  /** Goes to the lines. */
  readonly onLeave: () => void;
}

/** Which lines of the file are shown: their levels and their times; how they are shown, and the way to one of them. */
export function LogFilters({ session, wrap, onWrap, jumpRef, onLeave }: LogFiltersProps) {
  const translate = useMessages();
  const { view, summary, files } = useStore(session);
  const [jump, setJump] = useState('');
  const lines = files[view.file]?.lines ?? 0;
  const toggle = (level: number) =>
    session.setView({
      levels: view.levels.includes(level)
        ? view.levels.filter((each) => each !== level)
        : [...view.levels, level],
    });
  return (
    <div className="log__bar">
      <fieldset className="log__levels">
        <legend className="design__hidden">{translate('viewer.levels')}</legend>
        {levels
          .map((name, level) => (
            <Button
              key={name}
              size="small"
              className={`log__toggle log__toggle--${name}`}
              aria-pressed={view.levels.includes(level)}
              onClick={() => void toggle(level)}
            >
              {translate(`viewer.level.${name}`)}{' '}
              <span className="log__count">
                {translate('viewer.level.count', { count: summary.counts[level] ?? 0 })}
              </span>
            </Button>
          ))
          .reverse()}
      </fieldset>
      {summary.span && (
        <div className="log__bar">
          <TimeInput
            label={translate('viewer.from')}
            time={view.from}
            otherwise={summary.span[0]}
            onChange={(from) => void session.setView({ from })}
          />
          <TimeInput
            label={translate('viewer.to')}
            time={view.to}
            otherwise={summary.span[1]}
            onChange={(to) => void session.setView({ to })}
          />
          {(view.from !== undefined || view.to !== undefined) && (
            <Button size="small" onClick={() => void session.setView({ from: undefined, to: undefined })}>
              {translate('viewer.allTimes')}
            </Button>
          )}
        </div>
      )}
      <div className="log__bar">
        <form
          className="log__jump"
          onSubmit={(event) => {
            event.preventDefault();
            const number = Number(jump);
            if (!Number.isInteger(number) || number < 1) return;
            void session.goTo(Math.min(lines, number)).then(onLeave);
            setJump('');
          }}
        >
          <input
            ref={jumpRef}
            className="log__input log__input--jump"
            inputMode="numeric"
            pattern="[0-9]*"
            aria-label={translate('viewer.jump', { lines })}
            placeholder={translate('viewer.line')}
            value={jump}
            onChange={({ target }) => setJump(target.value.replace(/\D/g, ''))}
          />
          <Button size="small" type="submit">
            {translate('viewer.go')}
          </Button>
        </form>
        <Button size="small" aria-pressed={wrap} onClick={onWrap}>
          {translate('viewer.wrap')}
        </Button>
      </div>
    </div>
  );
}

interface TimeInputProps {
  readonly label: string;
  /** @defaultValue none is chosen */
  readonly time: number | undefined;
  /** Value that the input offers while none is chosen. */
  readonly otherwise: number;
  readonly onChange: (time: number | undefined) => void;
}

/**
 * A time to the second as the lines of a log have it, in UTC and by 24 hours whatever the browser prefers. What is typed
 * counts once it is a time; until then it stays as it is.
 */
function TimeInput({ label, time, otherwise, onChange }: TimeInputProps) {
  const id = useId();
  const shown = inputTime(time ?? otherwise);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown;
  const isTime = text.trim() === '' || readInputTime(text) !== undefined;
  return (
    <span className="log__time">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="log__input log__input--time"
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY-MM-DD HH:mm:ss"
        aria-invalid={!isTime || undefined}
        value={text}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const read = readInputTime(value);
          if (read !== undefined || value.trim() === '') onChange(read);
        }}
        onBlur={() => isTime && setTyped(undefined)}
      />
    </span>
  );
}
