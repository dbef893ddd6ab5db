import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { RecordFailure } from '@console/remote/records';

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
  return (
    <RecordFailure
      entity={translate('definitions.entity')}
      id={name}
      section={translate('definitions.section')}
      list={paths.readers.definitions.list()}
      error={error}
      onRetry={onRetry}
    />
  );
}
