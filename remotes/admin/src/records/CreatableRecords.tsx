import type { ListAnswer } from '@console/api-client';
import { type Translate, useMessages } from '@console/design/messages';
import { type CreateFormWork, CreateSection } from '@console/design/sections';
import type { Column } from '@console/design/table';
import {
  type RecordKind,
  RecordsPage,
  RecordTable,
  recordColumns,
  useRecordActions,
} from '@console/remote/records';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';

/** Options of {@link CreatableRecords}. */
export interface CreatableRecordsProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The list of the records. */
  readonly query: UseQueryResult<ListAnswer<Row>>;
  /** The columns between name and actions. Keeps its identity. */
  readonly columns: (translate: Translate) => readonly Column<Row>[];
  /** Name of the form for the guided tour. */
  readonly tour: string;
  /** The form that creates a record. */
  readonly form: ComponentType<{ readonly work: CreateFormWork }>;
}

const itself = <Row,>(record: Row) => record;

/** Records that are few and small: a form that creates one, above the table of all that the service knows. */
export function CreatableRecords<Row extends object>(props: CreatableRecordsProps<Row>) {
  const { kind, query, columns: columnsOf, tour, form: Form } = props;
  const translate = useMessages();
  const { of: actionsOf, dialogs } = useRecordActions(kind);
  const columns = useMemo(
    () => recordColumns(kind, columnsOf(translate), { recordOf: itself<Row>, actionsOf }, translate),
    [kind, columnsOf, actionsOf, translate],
  );
  return (
    <RecordsPage kind={kind} query={query}>
      <div data-tour={tour}>
        <CreateSection title={translate(`${kind.texts}.new`)}>{(work) => <Form work={work} />}</CreateSection>
      </div>
      <RecordTable
        kind={kind}
        query={query}
        id={`admin.${kind.texts}`}
        rows={query.data?.rows}
        columns={columns}
        empty={translate(`${kind.texts}.none`)}
      />
      {dialogs}
    </RecordsPage>
  );
}
