import { RunCard } from '../../configuration/RunCard';
import { ResultCard, type ResultCardProps } from './ResultCard';
import type { useUndoableRun } from './useUndoableRun';

interface MadeFacilityProps extends Omit<ResultCardProps, 'undoing'> {
  readonly runs: ReturnType<typeof useUndoableRun>;
  /** Makes what is left. */
  readonly onContinue: () => void;
  readonly continuing: boolean;
  /** Compares what was planned with the service as it is now. @defaultValue nothing was planned */
  readonly onPreview?: () => void;
  /** It is being compared. @defaultValue false */
  readonly reading?: boolean;
  /** It is taken back just now. */
  readonly takingBack: boolean;
}

/** The run that makes a facility or takes it back, and once it is made, what comes next. */
export function MadeFacility({
  runs: { making, undoing, made, isRunning },
  onContinue,
  continuing,
  onPreview,
  reading = false,
  takingBack,
  ...result
}: MadeFacilityProps) {
  const isUndone = undoing.run !== undefined;
  const { run, stop } = isUndone ? undoing : making;
  return (
    <>
      {run && (
        <RunCard
          run={run}
          onStop={stop}
          onContinue={isUndone ? () => result.onUndo(result.facility) : onContinue}
          continuing={isUndone ? takingBack : continuing}
          {...(onPreview && { onPreview })}
          reading={reading}
        />
      )}
      {made.length > 0 && !isRunning && !isUndone && (
        <ResultCard {...result} undoing={takingBack || continuing} />
      )}
    </>
  );
}
