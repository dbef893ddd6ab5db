import { useStyles } from '../theme';
import statusCss from './status.css';

/** Id that is shown shortened and copied in full. */
export interface ShortIdProps {
  readonly id: string;
}

/** An identifier beside a name, muted: its beginning is seen, all of it can be pointed at, copied and read out. */
export function ShortId({ id }: ShortIdProps) {
  useStyles(statusCss);
  return (
    <span className="short-id" title={id}>
      {`(${id})`}
    </span>
  );
}
