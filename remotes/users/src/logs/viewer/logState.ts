import type { ReadableStore } from '@console/design/store';
import type { FindKind, LogView, TimeBucket, ViewSummary } from './engine/lineView';
import type { LogEngine, SearchResult } from './engine/logEngine';
import type { LogSearch } from './engine/searchPattern';
import type { StartedEngine } from './engine/startLogEngine';
import type { LogFile, Refusal, Unpacked } from './engine/unpack';

/** A file to be read. */
export interface LogSource {
  readonly content: Blob;
  readonly name: string;
  /** The answer with the file ended in the middle. */
  readonly incomplete?: true;
}

/** State of a file that is read. */
export interface LogState {
  readonly phase: 'opening' | 'open' | 'refused' | 'failed';
  /** Why the file is not shown. */
  readonly refusal?: Refusal;
  readonly files: readonly LogFile[];
  readonly end: Unpacked['end'];
  readonly view: LogView;
  readonly summary: ViewSummary;
  /** Changes with everything that changes what is at a place of the view. */
  readonly version: number;
  /** Place in the view of the line that is current. */
  readonly current: number;
  /** Changes when the current line shall come into sight. */
  readonly reveal: number;
  readonly search?: LogSearch;
  readonly result?: SearchResult;
  readonly searching: boolean;
  /** Why there is no result: the pattern is none, or it was stopped since it took too long. */
  readonly problem?: 'syntax' | 'tooLong';
  readonly timeline: readonly TimeBucket[];
  /** Part of the place asked for that is not there; gone with another file. */
  readonly missed?: MissedPlace | undefined;
}

/** Why a log is not open where it was meant to be. */
export interface MissedPlace {
  /** There is no file of the reader; no line says a time; the log begins later, or ends earlier. */
  readonly why: 'noFile' | 'untimed' | 'later' | 'earlier';
  readonly reader?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** A file that is read, and what is shown of it. */
export interface LogSession extends ReadableStore<LogState> {
  readonly setView: (change: Partial<LogView>) => Promise<void>;
  /** @param search undefined or a blank text: nothing is searched for */
  readonly setSearch: (search: LogSearch | undefined) => Promise<void>;
  readonly setCurrent: (position: number, reveal?: boolean) => void;
  /** Goes to the next or the one before. @returns whether there is one */
  readonly find: (kind: FindKind, direction: 1 | -1) => Promise<boolean>;
  /** Goes to a line of the file by its number, from 1. */
  readonly goTo: (number: number) => Promise<void>;
  readonly rows: LogEngine['rows'];
  /** Ends it and frees its memory. */
  readonly close: () => void;
}

/** The place in a log that is shown at first. */
export interface LogPlace {
  /** Name of the file. @defaultValue that of the reader, that with most hits, or the first with lines */
  readonly file?: string | undefined;
  /** Name of the reader whose file it is. */
  readonly reader?: string | undefined;
  /** Number of the line. @defaultValue 1 */
  readonly line?: number | undefined;
  /** Moment whose line is shown, in milliseconds since 1970. */
  readonly at?: number | undefined;
  /** Text that is searched for. */
  readonly search?: string | undefined;
}

/** Place, engine and limit of a log session. */
export interface LogSessionOptions extends LogPlace {
  /** Starts the engine. @defaultValue in a worker, where the page may */
  readonly start?: () => Promise<StartedEngine>;
  /** Milliseconds without progress after which a search is stopped. @defaultValue 8000 */
  readonly timeoutMs?: number;
}
