import { ConfirmDialog, type ConfirmDialogProps } from '@console/design/actions';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import type { UseRecordUsers } from './recordKind';
import { Users } from './UsedByCard';

interface DeleteQuestionProps<Row> {
  readonly record: Row;
  readonly useUsers: UseRecordUsers<Row>;
  /** The question as it is asked about records that nobody needs. */
  readonly question: ConfirmDialogProps;
}

/** The question before a record is deleted; what others need is not deleted, and they are named. */
export function DeleteQuestion<Row>({ record, useUsers, question }: DeleteQuestionProps<Row>) {
  const translate = useMessages();
  const users = useUsers(record)?.filter(({ optional }) => !optional) ?? [];
  if (users.length === 0) return <ConfirmDialog {...question} />;
  const names = formatList(users.map(({ name }) => name));
  return (
    <ConfirmDialog {...question} blockedReason={translate('records.inUse', { names })}>
      <p>{translate('records.usedByBefore')}</p>
      <Users users={users} onLeave={question.onCancel} />
    </ConfirmDialog>
  );
}
