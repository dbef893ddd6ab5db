import { isNotFound } from '@console/api-client';
import type { ModelName } from '@console/api-client/meta';
import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { LoadError, NotFound } from '@console/design/page';
import { agreementOf, explainError } from '../services/outcomes';

/** Record that could not be loaded, and the list it belongs to. */
export interface RecordFailureProps {
  /** Kind of record, in the words of the user: `reader definition`. */
  readonly entity: string;
  /** Model of the record, by which languages with genders inflect. @defaultValue masculine, as the most general one */
  readonly model?: ModelName;
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
export function RecordFailure(props: RecordFailureProps) {
  const { entity, model, id, section, list, error, onRetry } = props;
  const translate = useMessages();
  if (isNotFound(error))
    return (
      <NotFound
        entity={entity}
        agreement={model && agreementOf(model, translate)}
        id={id}
        action={<LinkButton to={list}>{section}</LinkButton>}
      />
    );
  const detail = error && explainError(error, entity, translate).join('\n');
  return <LoadError entity={entity} section={section} detail={detail} onRetry={onRetry} />;
}
