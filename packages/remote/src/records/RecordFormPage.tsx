import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RecordFormProps } from './RecordFormProps';
import { FailedRecord } from './RecordPage';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';
import { useFormTitle } from './useFormTitle';

/** Kind and form of a page. */
export interface RecordFormPageProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The form of the kind. */
  readonly form: ComponentType<RecordFormProps<Row>>;
}

/**
 * The page that makes a new record or edits one, by its address. An edit starts from what is stored when the page opens;
 * no poll touches what is typed. Cancelled, it leads to the record, or to the list.
 * @example
 * ```tsx
 * export const RecipeFormPage = () => <RecordFormPage kind={recipeKind} form={RecipeForm} />;
 * ```
 */
export function RecordFormPage<Row extends object>({ kind, form }: RecordFormPageProps<Row>) {
  const { [kind.idKey]: id } = useParams();
  if (id === undefined) return <NewRecord kind={kind} form={form} />;
  return <StoredRecord key={id} id={id} kind={kind} form={form} />;
}

function NewRecord<Row extends object>({ kind, form: Form }: RecordFormPageProps<Row>) {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = useFormTitle(kind, undefined);
  return (
    <Page section={recordText(translate, kind.texts, 'section')} item={title}>
      <Form label={title} page onCancel={() => navigate(kind.paths.list())} />
    </Page>
  );
}

function StoredRecord<Row extends object>({
  kind,
  form: Form,
  id,
}: RecordFormPageProps<Row> & { readonly id: string }) {
  const translate = useMessages();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...useResource(kind.queries).one(id),
    refetchInterval: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const title = useFormTitle(kind, data);
  if (error) return <FailedRecord kind={kind} id={id} error={error} onRetry={refetch} />;
  if (!data || !isFetchedAfterMount) return <PageLoading />;
  return (
    <Page section={recordText(translate, kind.texts, 'section')} item={title}>
      <Form
        label={title}
        page
        stored={data}
        onCancel={() => navigate(kind.pathOf?.(data) ?? kind.paths.list())}
      />
    </Page>
  );
}
