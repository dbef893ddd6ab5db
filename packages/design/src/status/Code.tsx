/** Options of {@link Code}. */
export interface CodeProps {
  readonly code: string;
  /** What it means; the code itself where there are no words for it. */
  readonly words: string;
}

/** A code of the service in words, with the code in the tooltip. */
export const Code = ({ code, words }: CodeProps) => (
  <span title={words === code ? undefined : code}>{words}</span>
);
