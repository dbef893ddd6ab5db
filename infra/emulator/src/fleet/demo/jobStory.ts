/** A job and what became of it. */
export interface JobStory {
  readonly name: string;
  readonly facility: string;
  readonly recipeName: string;
  /** Seconds; without: until it is stopped. */
  readonly durationSeconds?: number;
  readonly readerGroups?: readonly string[];
  /** How long ago it was made, in milliseconds. */
  readonly age: number;
  /** How long it ran; without: it still does. `0`: it never started. */
  readonly ran?: number;
  readonly stopReason?: string;
  readonly failedReaderNames?: readonly string[];
  readonly errors?: readonly { readonly age: number; readonly message: string }[];
}
