import { Button, IconButton } from '@console/design/button';
import { DownIcon, UpIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { type Ref, useEffect, useState } from 'react';
import type { LogSession } from './logSession';

interface LogSearchBarProps {
  readonly session: LogSession;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Goes to a hit and says where it is. */
  readonly onFind: (direction: 1 | -1) => void;
  /** Goes back to the lines. */
  readonly onLeave: () => void;
}

/** Milliseconds of rest in typing before it is searched. */
const rest = 250;

/** Search in the lines: its text, its way, and its hits. */
export function LogSearchBar({ session, inputRef, onFind, onLeave }: LogSearchBarProps) {
  const translate = useMessages();
  const { view, summary, result, searching, problem, search, files } = useStore(session);
  const [text, setText] = useState(search?.text ?? '');
  const [pattern, setPattern] = useState(false);
  const [matchCase, setMatchCase] = useState(false);
  useEffect(() => {
    const { search: known } = session.getState();
    // The one that a link began with is under way.
    if (known?.text === text && known.pattern === pattern && known.matchCase === matchCase) return;
    const timer = setTimeout(() => void session.setSearch({ text, pattern, matchCase }), text ? rest : 0);
    return () => clearTimeout(timer);
  }, [session, text, pattern, matchCase]);
  const share = searching && !problem ? (result?.done ?? 0) : undefined;
  const found = (done: number) => {
    if (problem) return translate(`viewer.search.${problem}`);
    if (searching) return translate('viewer.search.running', { done: Math.round(done * 100) });
    if (!search || !result) return '';
    return translate('viewer.search.found', { hits: summary.hits, all: result.lines, files: files.length });
  };
  return (
    <search className="log__bar">
      <input
        ref={inputRef}
        type="search"
        className="log__input log__input--search"
        aria-label={translate('viewer.search')}
        placeholder={translate('viewer.search')}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem === 'syntax' || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFind(event.shiftKey ? -1 : 1);
          if (event.key !== 'Escape') return;
          // The browser would empty the search, and the hits with it.
          event.preventDefault();
          onLeave();
        }}
      />
      <IconButton
        label={translate('viewer.previousHit')}
        icon={<UpIcon />}
        blockedReason={summary.hits === 0 ? translate('viewer.noHits') : undefined}
        onClick={() => onFind(-1)}
      />
      <IconButton
        label={translate('viewer.nextHit')}
        icon={<DownIcon />}
        blockedReason={summary.hits === 0 ? translate('viewer.noHits') : undefined}
        onClick={() => onFind(1)}
      />
      <Button size="small" aria-pressed={matchCase} onClick={() => setMatchCase(!matchCase)}>
        {translate('viewer.matchCase')}
      </Button>
      <Button size="small" aria-pressed={pattern} onClick={() => setPattern(!pattern)}>
        {translate('viewer.pattern')}
      </Button>
      <Button
        size="small"
        aria-pressed={view.onlyHits}
        blockedReason={search || view.onlyHits ? undefined : translate('viewer.searchFirst')}
        onClick={() => void session.setView({ onlyHits: !view.onlyHits })}
      >
        {translate('viewer.onlyHits')}
      </Button>
      {share !== undefined && (
        <span className="log__found" aria-hidden="true">
          {found(share)}
        </span>
      )}
      {/* Each piece that is searched would be read out. */}
      <span className={share === undefined ? 'log__found' : 'design__hidden'} role="status">
        {found(Math.floor((share ?? 0) * 4) / 4)}
      </span>
    </search>
  );
}
