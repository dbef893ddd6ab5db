import { isNotFound } from '@console/api-client';
import { LinkButton } from '@console/design/button';
import { LoadError, NotFound } from '@console/design/page';

/** Options of {@link RecordFailure}. */
export interface RecordFailureProps {
  /** Kind of record, in the words of the user: `reader definition`. */
  readonly entity: string;
  /** Name or id that was asked for. */
  readonly id: string;
  /** Name of the area, and of the link to its list. */
  readonly section: string;
  /** Address of that list, from the named paths. */
  readonly list: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Takes the place of a page whose record is not there or could not be loaded [TITLE-06]. */
export function RecordFailure({ entity, id, section, list, error, onRetry }: RecordFailureProps) {
  if (isNotFound(error))
    return <NotFound entity={entity} id={id} action={<LinkButton to={list}>{section}</LinkButton>} />;
  return <LoadError entity={entity} section={section} detail={error?.message} onRetry={onRetry} />;
}
