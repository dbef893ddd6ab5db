import { ListOption } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LogRow } from './engine/lineView';
import { levels } from './engine/logLine';
import { type LogSearch, marksIn, matcherOf } from './engine/searchPattern';
import type { LogSession } from './logSession';
import { lineHeight, scaleOf, topShowing, windowOf } from './virtualLines';

interface LogLinesProps {
  readonly session: LogSession;
  readonly wrap: boolean;
  readonly label: string;
  /** Id of what says which keys there are. */
  readonly describedBy: string;
  /** Takes a key that is none of the list itself. @returns whether it was meant */
  readonly onKey: (key: string) => boolean;
  readonly ref?: Ref<{ focus: () => void }>;
}

/** So many lines above and below are read as well, so that not every step asks for one. */
const readAround = 100;

/**
 * The lines of a log: those around what is in sight, of however many there are. A list whose current line is moved by
 * arrows, page keys, Home and End.
 */
export function LogLines({ session, wrap, label, describedBy, onKey, ref }: LogLinesProps) {
  const translate = useMessages();
  const { summary, version, current, reveal, search, phase } = useStore(session);
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const lines = summary.shown;
  const { top, height, scale, takeScroll, block, shift } = useLineScroll(viewport, {
    lines,
    wrap,
    current,
    reveal,
  });
  const [from, to] = windowOf(top, height, lines, wrap);
  const rows = useRows(session, { version, from, to });
  const matcher = useMemo(() => (search ? safeMatcher(search) : undefined), [search]);
  useImperativeHandle(ref, () => ({ focus: () => viewport.current?.focus() }), []);
  const drawnTop = top / scale.factor + (wrap ? -shift : from * lineHeight - top);

  const takeKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(height / lineHeight) - 1);
    const target: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: lines - 1,
    };
    const next = target[event.key];
    if (next !== undefined) session.setCurrent(next);
    else if (event.ctrlKey || !onKey(event.key)) return;
    event.preventDefault();
  };
  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  const currentDrawn = current >= from && current < to && lines > 0;
  return (
    <div
      ref={viewport}
      className={wrap ? 'log__lines log__lines--wrapped' : 'log__lines'}
      role="listbox"
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={phase === 'opening' || undefined}
      aria-activedescendant={currentDrawn ? `${id}${current}` : undefined}
      tabIndex={0}
      onScroll={takeScroll}
      onKeyDown={takeKey}
    >
      <div className="log__whole" style={{ height: scale.drawn }} role="presentation" />
      <div
        ref={block}
        className="log__block"
        role="presentation"
        style={{ transform: `translateY(${drawnTop}px)` }}
      >
        {drawn.map((position) => (
          <Line
            key={position}
            id={`${id}${position}`}
            position={position}
            lines={lines}
            row={rows.get(position)}
            current={position === current}
            matcher={matcher}
            levelNames={translate}
            onChoose={session.setCurrent}
          />
        ))}
      </div>
    </div>
  );
}

/** Lines that were read last, with the version of the log they were read for. */
interface Loaded {
  readonly version: number;
  readonly rows: ReadonlyMap<number, LogRow>;
}

/** Part of a log that is in sight. */
interface InSight {
  readonly version: number;
  readonly from: number;
  readonly to: number;
}

/** Reads the lines in sight, and some around them. */
function useRows(session: LogSession, { version, from, to }: InSight): ReadonlyMap<number, LogRow> {
  const [loaded, setLoaded] = useState<Loaded>({ version: -1, rows: new Map() });
  // While the file is read lines are added below: what is in sight has to be read until it is full.
  const missing = loaded.version !== version || !hasAll(loaded.rows, from, to);
  const read = useEffectEvent(async () => {
    const rows = await session.rows(from - readAround, to + readAround);
    // What is asked for meanwhile is answered later: the last answer stays.
    setLoaded({ version, rows: new Map(rows.map((row) => [row.position, row])) });
  });
  // What is in sight now is missing.
  useEffect(() => {
    if (missing) void read();
  }, [missing, from, to, version]);
  return loaded.rows;
}

interface Scrolled {
  readonly lines: number;
  readonly wrap: boolean;
  readonly current: number;
  /** Another one brings the current line into sight. */
  readonly reveal: number;
}

/** Scrolls a list of however many lines, and brings the current one into sight. Pixels. */
function useLineScroll(
  viewport: RefObject<HTMLDivElement | null>,
  { lines, wrap, current, reveal }: Scrolled,
) {
  const block = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(400);
  const [top, setTop] = useState(0);
  const scale = scaleOf(lines, height, wrap);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight || 400));
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  const scrollTo = (next: number) => {
    const element = viewport.current;
    if (!element) return;
    const bounded = Math.max(0, Math.min(scale.whole - height, next));
    setTop(bounded);
    element.scrollTop = bounded / scale.factor;
  };
  const takeScroll = () => {
    const at = viewport.current?.scrollTop ?? 0;
    // Where the scroll bar is scaled, one of its pixels stands for several: what was set exactly stays exact.
    if (Math.abs(top / scale.factor - at) > 1) setTop(at * scale.factor);
    else if (scale.factor === 1) setTop(at);
  };
  const takeWheel = useEffectEvent((event: WheelEvent) => {
    if (scale.factor === 1 || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollTo(top + event.deltaY * (event.deltaMode === 1 ? lineHeight : 1));
  });
  useEffect(() => {
    const element = viewport.current;
    element?.addEventListener('wheel', takeWheel, { passive: false });
    return () => element?.removeEventListener('wheel', takeWheel);
  }, [viewport]);

  const showCurrent = useEffectEvent(() => scrollTo(topShowing(current, top, height, wrap)));
  // Each reveal brings the current line into sight.
  useEffect(() => showCurrent(), [reveal, wrap]);

  // Wrapped lines have heights of their own: the part of the first one that is out of sight is known once it is drawn.
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const first = block.current?.firstElementChild;
    setShift(wrap && first ? ((top % lineHeight) / lineHeight) * first.clientHeight : 0);
  }, [wrap, top]);
  return { top, height, scale, takeScroll, block, shift };
}

function hasAll(rows: ReadonlyMap<number, LogRow>, from: number, to: number): boolean {
  return rows.has(from) === to > from && rows.has(to - 1) === to > from;
}

/** The matcher of a search; none for a pattern that is none, which is said elsewhere. */
function safeMatcher(search: LogSearch) {
  try {
    return matcherOf(search);
  } catch {
    return undefined;
  }
}

interface LineProps {
  readonly id: string;
  readonly position: number;
  readonly lines: number;
  /** @defaultValue it is being read */
  readonly row: LogRow | undefined;
  readonly current: boolean;
  readonly matcher: ReturnType<typeof matcherOf> | undefined;
  readonly levelNames: ReturnType<typeof useMessages>;
  readonly onChoose: (position: number, reveal: boolean) => void;
}

const Line = memo(function Line(props: LineProps) {
  const { id, position, lines, row, current, matcher, levelNames, onChoose } = props;
  const level = levels[row?.level ?? 0] ?? 'none';
  return (
    <ListOption
      id={id}
      className={`log__line log__line--${level}`}
      current={current}
      aria-posinset={position + 1}
      aria-setsize={lines}
      onClick={() => onChoose(position, false)}
    >
      <span className="log__number">{row?.number}</span>
      <span className="log__level">
        <span className="design__hidden">{level === 'none' ? '' : levelNames(`viewer.level.${level}`)}</span>
        <span aria-hidden>{level === 'none' ? '' : levelNames(`viewer.letter.${level}`)}</span>
      </span>
      <span className="log__text">
        {row && <Marked text={row.text} matcher={matcher} />}
        {row?.more !== undefined && (
          <em className="log__more">{levelNames('viewer.more', { count: row.more })}</em>
        )}
      </span>
    </ListOption>
  );
});

interface MarkedProps {
  readonly text: string;
  readonly matcher: ReturnType<typeof matcherOf> | undefined;
}

/** A text with its hits marked. */
function Marked({ text, matcher }: MarkedProps) {
  const marks = matcher ? marksIn(text, matcher(text)) : [];
  if (marks.length === 0) return text;
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark className="log__mark">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1])}
    </>
  );
}
