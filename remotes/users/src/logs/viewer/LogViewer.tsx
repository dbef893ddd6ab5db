import { Banner } from '@console/design/banner';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { formatSize, Progress } from '@console/design/progress';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { useEffect, useId, useRef, useState } from 'react';
import type { FindKind } from './engine/lineView';
import { LogFiles } from './LogFiles';
import { LogFilters } from './LogFilters';
import { LogLines } from './LogLines';
import { LogSearchBar } from './LogSearchBar';
import { LogTimeline } from './LogTimeline';
import type { LogSession } from './logSession';
import { inputTime } from './logTimes';
import viewerCss from './viewer.css';

interface LogViewerProps {
  readonly session: LogSession;
  /** Address of a line of a file, for a link to it. */
  readonly linkTo: (file: string, line: number) => string;
}

const readWrap = (kept: unknown) => kept === true;

/** Shows the lines of a file that is read: its files, a search, filters, and the lines. */
export function LogViewer({ session, linkTo }: LogViewerProps) {
  useStyles(viewerCss);
  const translate = useMessages();
  const { phase, refusal, files, end, view, summary, missed } = useStore(session);
  const [kept, keepWrap] = usePersistentState('logs.wrap', readWrap);
  const [said, setSaid] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const jump = useRef<HTMLInputElement>(null);
  const lines = useRef<{ focus: () => void }>(null);
  const keysId = useId();

  const find = async (kind: FindKind, direction: 1 | -1) => {
    const found = await session.find(kind, direction);
    setSaid(found ? '' : translate(kind === 'hit' ? 'viewer.noHits' : 'viewer.noErrors'));
  };
  const keys: Readonly<Record<string, () => void>> = {
    n: () => void find('hit', 1),
    p: () => void find('hit', -1),
    N: () => void find('hit', -1),
    e: () => void find('error', 1),
    E: () => void find('error', -1),
    w: () => keepWrap(!kept),
    '/': () => search.current?.focus(),
    g: () => jump.current?.focus(),
  };
  const focusLines = () => lines.current?.focus();

  if (phase === 'refused')
    return (
      <Banner tone="danger" title={translate('viewer.refused')}>
        {translate(`viewer.refused.${refusal ?? 'damaged'}`)}
      </Banner>
    );
  if (phase === 'failed') return <Banner tone="danger">{translate('viewer.failed')}</Banner>;
  const file = files[view.file];
  return (
    <div className="log">
      {missed && (
        <Banner tone="info">
          {missed.why === 'noFile'
            ? translate('viewer.missed.noFile', { reader: missed.reader ?? '' })
            : translate(`viewer.missed.${missed.why}`, { time: inputTime(missed.at ?? 0) })}
        </Banner>
      )}
      {end !== 'whole' && <Banner tone="warning">{translate(`viewer.end.${end}`)}</Banner>}
      {phase === 'opening' && (
        <Progress
          label={translate('viewer.opening')}
          value={null}
          text={formatSize(files.reduce((sum, { size }) => sum + size, 0))}
        />
      )}
      {phase === 'open' && files.length === 0 && <p>{translate('viewer.noFiles')}</p>}
      {files.length > 0 && (
        <div className={files.length > 1 ? 'log__body log__body--files' : 'log__body'}>
          {files.length > 1 && <LogFiles session={session} />}
          <div className="log__main">
            <LogSearchBar
              session={session}
              inputRef={search}
              onFind={(direction) => void find('hit', direction)}
              onLeave={focusLines}
            />
            <LogFilters
              session={session}
              wrap={kept}
              onWrap={() => keepWrap(!kept)}
              jumpRef={jump}
              onLeave={focusLines}
            />
            <LogTimeline session={session} />
            <LogLines
              ref={lines}
              session={session}
              wrap={kept}
              label={translate('viewer.lines', { file: file?.name ?? '' })}
              describedBy={keysId}
              onKey={(key) => {
                keys[key]?.();
                return keys[key] !== undefined;
              }}
            />
            {phase === 'open' && summary.shown === 0 && <p>{translate('viewer.noLines')}</p>}
            <div className="log__bar log__foot">
              <span role={phase === 'open' ? 'status' : undefined}>
                {translate('viewer.shown', { shown: summary.shown, lines: file?.lines ?? 0 })}
              </span>
              <span role="status">{said}</span>
              <CurrentLine session={session} linkTo={linkTo} />
              <span className="log__keys" id={keysId}>
                {translate('viewer.keys')}
              </span>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Actions on the current line: its text, and a link to it. */
function CurrentLine({ session, linkTo }: LogViewerProps) {
  const translate = useMessages();
  const { current, version, files, view, summary } = useStore(session);
  const [row, setRow] = useState<{ readonly number: number; readonly text: string }>();
  // Another view has another line at the same place.
  useEffect(() => {
    let wanted = true;
    void session.rows(current, current + 1).then(([line]) => wanted && setRow(line));
    return () => {
      wanted = false;
    };
  }, [session, current, version, summary.shown > 0]);
  if (!row) return null;
  return (
    <span className="log__current">
      <span>{translate('viewer.current', { number: row.number })}</span>
      <CopyText text={row.text} what={translate('viewer.copy.line')} />
      <CopyText
        text={linkTo(files[view.file]?.name ?? '', row.number)}
        what={translate('viewer.copy.link')}
        shown={translate('viewer.link')}
      />
    </span>
  );
}
