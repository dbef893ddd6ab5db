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

/** File, first line and time of a log session. */
export interface LogSessionOptions {
  /** Name of the file that is shown at first. @defaultValue the first with lines */
  readonly file?: string;
  /** Number of the line that is current at first. @defaultValue 1 */
  readonly line?: number;
  /** Starts the engine. @defaultValue in a worker, where the page may */
  readonly start?: () => Promise<StartedEngine>;
  /** Milliseconds without progress after which a search is stopped. @defaultValue 8000 */
  readonly timeoutMs?: number;
}
