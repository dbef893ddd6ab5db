import { isNotFound } from '@console/api-client';
import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { LoadError, NotFound } from '@console/design/page';
import { paths } from '@console/remote/paths';

/** Options of {@link DefinitionFailure}. */
export interface DefinitionFailureProps {
  /** Name that was asked for. */
  readonly name: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Takes the place of a page whose reader definition is not there [READER-28] or could not be loaded. */
export function DefinitionFailure({ name, error, onRetry }: DefinitionFailureProps) {
  const translate = useMessages();
  const entity = translate('definitions.entity');
  if (isNotFound(error))
    return (
      <NotFound
        entity={entity}
        id={name}
        action={
          <LinkButton to={paths.readers.definitions.list()}>{translate('definitions.section')}</LinkButton>
        }
      />
    );
  return (
    <LoadError
      entity={entity}
      section={translate('definitions.section')}
      detail={error?.message}
      onRetry={onRetry}
    />
  );
}
