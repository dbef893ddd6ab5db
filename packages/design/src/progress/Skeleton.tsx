import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Options of {@link Skeleton}. */
export interface SkeletonProps {
  /** What is being loaded; announced to assistive technology once. */
  label: string;
  /** How many lines it will have. @defaultValue 3 */
  lines?: number;
}

/** Placeholder of the size of what is loading, so that nothing moves when it arrives. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  useStyles(progressCss);
  return (
    <div className="skeleton" role="status">
      <span className="design__hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // Lines are their places.
        <span className="skeleton__line" key={line} />
      ))}
    </div>
  );
}
