import { useId, useState } from 'react';

interface CommittedInputProps {
  /** Id, where a label is for it. */
  readonly id?: string;
  /** Name, where no label is for it. */
  readonly label?: string;
  readonly value: string;
  /** Error of a typed text; undefined without any. */
  readonly problemOf: (text: string) => string | undefined;
  readonly onCommit: (text: string) => void;
  readonly onFocus?: () => void;
  /** Called when Enter confirms what can be taken, or Escape gives it up. @defaultValue the keyboard stays */
  readonly onDone?: () => void;
}

/**
 * A text that counts once it is left or confirmed by Enter, so that it is one step to take back. What cannot be taken
 * stays as it was typed and says why; Escape gives it up.
 */
export function CommittedInput({
  id,
  label,
  value,
  problemOf,
  onCommit,
  onFocus,
  onDone,
}: CommittedInputProps) {
  const problemId = useId();
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : problemOf(typed);
  const commit = () => {
    if (typed === undefined || problem !== undefined) return;
    setTyped(undefined);
    if (typed !== value) onCommit(typed);
  };
  return (
    <>
      <input
        id={id}
        className="studio__input"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={onFocus}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setTyped(undefined);
          if (key === 'Escape' || (key === 'Enter' && problem === undefined)) onDone?.();
        }}
      />
      {problem !== undefined && (
        <span className="studio__problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
