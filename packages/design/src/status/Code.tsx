/** Code of the service and the words for it. */
export interface CodeProps {
  readonly code: string;
  /** Meaning of the code; the code itself where there are no words for it. */
  readonly words: string;
}

/** A code of the service in words, with the code in the tooltip. */
export const Code = ({ code, words }: CodeProps) => (
  <span title={words === code ? undefined : code}>{words}</span>
);
