import { DateTime, RelativeTime, type RelativeTimeProps } from '@console/design/time';

/** Time since something, and when that was. */
export const TimeAgo = ({ value }: RelativeTimeProps) =>
  value ? (
    <>
      <RelativeTime value={value} /> (<DateTime value={value} />)
    </>
  ) : (
    '–'
  );
