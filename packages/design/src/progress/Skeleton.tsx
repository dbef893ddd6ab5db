import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Name and height of a placeholder. */
export interface SkeletonProps {
  /** Name of what is being loaded; announced to assistive technology once. */
  label: string;
  /** Expected number of lines. @defaultValue 3 */
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
