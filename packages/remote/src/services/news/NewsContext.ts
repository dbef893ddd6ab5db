import type { Tone } from '@console/design/status';
import { createContext } from 'react';

/** Something that happened, or that lasts: one line of the overview. */
export interface NewsLine {
  /** Unique among the lines of its source. */
  readonly key: string;
  /** Begin, ISO 8601; absent when it lay before the stretch of time. */
  readonly at?: string;
  /** End, ISO 8601. @defaultValue it lasts, or is over at once */
  readonly until?: string;
  /** True while it lasts: such lines come first. @defaultValue false */
  readonly lasts?: boolean;
  readonly tone: Tone;
  /** Name of what it happened to. */
  readonly name: string;
  /** Address of the page that shows it, at that moment where the page can. */
  readonly to: string;
  /** Sentence about it. */
  readonly text: string;
}

/** Knowledge of a source of news by now. */
export interface NewsReport {
  /** Undefined while it is not known. */
  readonly lines: readonly NewsLine[] | undefined;
  /** Sentence about what could not be had, and the way to ask again. @defaultValue nothing failed */
  readonly failure?: { readonly text: string; readonly again: () => void };
  /** Restriction of the lines, in a sentence. @defaultValue they are complete */
  readonly note?: string;
}

/** The stretch of time that is asked about, and who wants to know. */
export interface News {
  /** ISO 8601, by the clock of the service. */
  readonly since: string;
  /** Takes what a source knows; undefined when it is gone. Keeps its identity. */
  readonly report: (news: NewsReport | undefined) => void;
}

/** Given by the overview to each source of news. */
export const NewsContext = createContext<News>({ since: new Date(0).toISOString(), report: () => undefined });
