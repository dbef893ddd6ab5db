import type { ModelName } from '@console/api-client/meta';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import type { ReactNode } from 'react';
import { CardFailure } from './CardFailure';

/** Query and model of a card, and its content by the data. */
export interface CardContentProps<Data> {
  /** A query, or what is made of several. */
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    /** Keeps its identity. */
    readonly refetch: () => unknown;
  };
  /** Kind of the data, named where it could not be had. */
  readonly model: ModelName;
  /** Draws what the service answered. */
  readonly children: (data: Data) => ReactNode;
}

/** Content of a card of the overview: the answer of the service, a placeholder before, and why there is nothing. */
export function CardContent<Data>({ query, model, children }: CardContentProps<Data>) {
  const translate = useMessages();
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton label={translate('page.loading')} />;
  return (
    <CardFailure onAgain={refetch}>
      {translate('outcome.fetchError', { modelName: translate(`model.${model}`) })}
    </CardFailure>
  );
}
