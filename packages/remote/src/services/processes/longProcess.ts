import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query';

/** Where a long process stands. */
export interface ProcessState {
  readonly status: 'running' | 'done' | 'failed';
  /** Done part of the whole, 0 to 1. @defaultValue not known. */
  readonly progress?: number;
  /** Progress or end of the process, in words. */
  readonly text?: string;
}

/** Something the service does for longer than a page stays open: an upgrade, a registration, collecting logs. */
export interface LongProcess<Answer = unknown, Key extends QueryKey = QueryKey> {
  /** Unique among all processes: `registration 17`. */
  readonly key: string;
  /** Name of the process, in words. */
  readonly title: string;
  /** Address of the page that shows it, from the named paths. */
  readonly at: string;
  /** Asks where it stands; polls by itself while it runs. */
  readonly query: QueryObserverOptions<Answer, Error, Answer, Answer, Key>;
  /** Reads an answer. Pure. */
  readonly read: (answer: Answer) => ProcessState;
  /** Told once how it ended, whichever page is open then; raises the alert. @defaultValue nothing is said. */
  readonly onEnd?: (state: ProcessState) => void;
}

/** A process as it is shown. */
export interface ShownProcess extends ProcessState, Pick<LongProcess, 'key' | 'title' | 'at'> {
  /** When it was first watched, in milliseconds since 1970. */
  readonly since: number;
}
