/** A job and what became of it. */
export interface JobStory {
  readonly name: string;
  readonly facility: string;
  readonly recipeName: string;
  /** Seconds; without: until it is stopped. */
  readonly durationSeconds?: number;
  readonly readerGroups?: readonly string[];
  /** Time since it was made, in milliseconds. */
  readonly age: number;
  /** Duration; without: it still runs. `0`: it never started. */
  readonly ran?: number;
  readonly stopReason?: string;
  readonly failedReaderNames?: readonly string[];
  readonly errors?: readonly { readonly age: number; readonly message: string }[];
}
