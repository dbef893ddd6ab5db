import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import type { RecordUser, UseRecordUsers } from './recordKind';

/** Kind, and the record whose users are listed. */
export interface UsedByCardProps<Row extends object> {
  /** The kind of the record; it has to know its users. */
  readonly kind: { readonly useUsers?: UseRecordUsers<Row> };
  readonly record: Row;
}

const useNoUsers = () => undefined;

/** The records that need this one, as links; draws nothing while they are not known. */
export function UsedByCard<Row extends object>({ kind, record }: UsedByCardProps<Row>) {
  const { useUsers = useNoUsers } = kind;
  const translate = useMessages();
  const users = useUsers(record);
  if (!users) return null;
  return (
    <Card title={translate('records.usedBy')}>
      {users.length === 0 ? <p>{translate('records.notUsed')}</p> : <Users users={users} />}
    </Card>
  );
}

interface UsersProps {
  readonly users: readonly RecordUser[];
  /** Told when somebody follows a link. */
  readonly onLeave?: () => void;
}

/** Links to the records that need another one. */
export function Users({ users, onLeave }: UsersProps) {
  return (
    <ul>
      {users.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} onClick={onLeave}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
