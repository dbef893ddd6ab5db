import { useResource } from '@console/api-client/react';
import { isReservedUser, type User, userQueries } from '@console/api-client/users';
import type { Action } from '@console/design/actions';
import { KeyIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { lazyNamed, Skeleton } from '@console/design/progress';
import { EditDialog } from '@console/design/records';
import { CreateSection } from '@console/design/sections';
import { Badge } from '@console/design/status';
import type { Column } from '@console/design/table';
import { RecordsPage, RecordTable, recordColumns, useRecordActions } from '@console/remote/records';
import { useTour } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { paths } from '../paths';
import { UserRoles } from './UserRoles';
import { useIsOwnUser } from './useIsOwnUser';
import { userKind } from './user.kind';

const UserForm = lazyNamed(() => import('./user.form'), 'UserForm', {
  waiting: FormLoading,
});

function FormLoading() {
  const translate = useMessages();
  return <Skeleton label={translate('users.form.loading')} lines={10} />;
}

/** The form of a new user, folded, then all users but the one that readers report as [USER-01, USER-02]. */
export function UsersPage() {
  const translate = useMessages();
  const query = useQuery(useResource(userQueries).list());
  const isOwn = useIsOwnUser();
  const [edited, setEdited] = useState<User>();
  const { of: actionsOf, dialogs } = useUserActions(isOwn, setEdited);
  const rows = useMemo(() => query.data?.rows.filter(({ name }) => !isReservedUser(name)), [query.data]);
  const columns = useMemo(() => userColumns(translate, isOwn, actionsOf), [translate, isOwn, actionsOf]);
  return (
    <RecordsPage kind={userKind} query={query}>
      <CreateSection title={translate('users.create')}>
        {({ onCreated, onCancel }) => (
          <UserForm label={translate('users.create')} onSaved={onCreated} onCancel={onCancel} />
        )}
      </CreateSection>
      <div data-tour="users-table">
        <RecordTable kind={userKind} query={query} rows={rows} columns={columns} />
      </div>
      <EditDialog name={edited?.name} onClose={() => setEdited(undefined)}>
        {(name, { close, onDirtyChange }) => (
          <UserForm
            label={translate('page.editingTitle', { name })}
            stored={edited}
            guard={false}
            onDirtyChange={onDirtyChange}
            onSaved={close}
            onCancel={close}
          />
        )}
      </EditDialog>
      {dialogs}
    </RecordsPage>
  );
}

/** Edit, manage tokens and delete [USER-03]; nobody deletes the user they are signed in as [USER-04]. */
function useUserActions(isOwn: (name: string) => boolean, onEdit: (user: User) => void) {
  const translate = useMessages();
  const { of: recordActions, dialogs } = useRecordActions(userKind);
  const { step } = useTour();
  const of = useCallback(
    (user: User): readonly Action[] => {
      const own = isOwn(user.name);
      // The tour leads to the edit of the own user and nowhere else [TOUR-05].
      const duringTour = own && step === 'users-table' ? translate('users.duringTour') : undefined;
      const notDeleted = own ? translate('users.cannotDeleteLoggedIn') : undefined;
      return [
        { kind: 'edit', asks: true, onAct: () => onEdit(user) },
        {
          kind: 'custom',
          key: 'tokens',
          label: translate('users.tokens'),
          icon: <KeyIcon />,
          to: paths.users.tokens(user.name),
          blockedReason: duringTour,
        },
        ...recordActions(user).map((action) => ({ ...action, blockedReason: duringTour ?? notDeleted })),
      ];
    },
    [translate, isOwn, onEdit, recordActions, step],
  );
  return { of, dialogs };
}

function userColumns(
  translate: Translate,
  isOwn: (name: string) => boolean,
  actionsOf: (user: User) => readonly Action[],
): readonly Column<User>[] {
  const roles: Column<User> = {
    key: 'roles',
    title: translate('users.roles'),
    kind: 'text',
    value: ({ roles }) => formatList(roles),
    filter: { kind: 'choice', value: ({ roles }) => roles },
    render: ({ roles }) => <UserRoles roles={roles} />,
  };
  const rows = { recordOf: (user: User) => user, actionsOf };
  const [name, ...others] = recordColumns(userKind, [roles], rows, translate);
  const marked = ({ name }: User) =>
    isOwn(name) ? (
      <span>
        {name} <Badge tone="info">{translate('users.own')}</Badge>
      </span>
    ) : (
      name
    );
  return name ? [{ ...name, render: marked }, ...others] : others;
}
