import { useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import { Fragment } from 'react';
import { codeInWords } from './publisher.texts';

/** Types of messages as badges, side by side. */
export function MessageTypes({ types }: { readonly types: readonly string[] }) {
  const translate = useMessages();
  return (
    <span>
      {types.map((type, at) => (
        <Fragment key={type}>
          {at > 0 && ' '}
          <Badge title={type}>{codeInWords('messageTypes', type, translate)}</Badge>
        </Fragment>
      ))}
    </span>
  );
}
