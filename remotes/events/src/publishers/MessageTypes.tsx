import { Badge } from '@console/design/status';
import { Fragment } from 'react';

/** Types of messages as badges, side by side. */
export const MessageTypes = ({ types }: { readonly types: readonly string[] }) => (
  <span>
    {types.map((type, at) => (
      <Fragment key={type}>
        {at > 0 && ' '}
        <Badge>{type}</Badge>
      </Fragment>
    ))}
  </span>
);
