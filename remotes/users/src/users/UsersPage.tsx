import { isReservedUser, type User } from '@console/api-client/users';
import type { Action } from '@console/design/actions';
import { KeyIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { Badge } from '@console/design/status';
import { type RecordColumn, RecordFormSection, RecordListPage, useRecords } from '@console/remote/records';
import { useTour } from '@console/remote/services';
import { useCallback, useMemo } from 'react';
import { paths } from '../paths';
import { UserRoles } from './UserRoles';
import { useIsOwnUser } from './useIsOwnUser';
import { userKind } from './user.kind';

const UserForm = lazyNamed(() => import('./user.form'), 'UserForm', {
  waiting: skeletonOf('users.form.loading', 10),
});

const columns: readonly RecordColumn<User>[] = [
  {
    key: 'roles',
    // The name of a role on one line, beside names and actions on a phone.
    least: 8,
    value: ({ roles }) => formatList(roles),
    filter: { kind: 'choice', value: ({ roles }) => roles },
    render: ({ roles }) => <UserRoles roles={roles} />,
  },
];

/** The form of a new user, folded, then all users but the one that readers report as [USER-01, USER-02]. */
export function UsersPage() {
  const translate = useMessages();
  const users = useRecords(userKind, { edit: UserForm });
  const { data } = users.query;
  const rows = useMemo(() => data?.rows.filter(({ name }) => !isReservedUser(name)), [data]);
  const isOwn = useIsOwnUser();
  const own = useCallback(
    ({ name }: User) => isOwn(name) && <Badge tone="info">{translate('users.own')}</Badge>,
    [isOwn, translate],
  );
  return (
    <RecordListPage
      records={users}
      rows={rows}
      columns={columns}
      nameMark={own}
      actionsOf={useUserActions(users.actions.of, isOwn)}
    >
      {(table) => (
        <>
          <RecordFormSection kind={userKind} form={UserForm} />
          <div data-tour="users-table">{table}</div>
        </>
      )}
    </RecordListPage>
  );
}

/** Edit, manage tokens and delete [USER-03]; nobody deletes the user they are signed in as [USER-04]. */
function useUserActions(
  recordActions: (user: User) => readonly Action[],
  isOwn: (name: string) => boolean,
): (user: User) => readonly Action[] {
  const translate = useMessages();
  const { step } = useTour();
  return useCallback(
    (user: User) => {
      const own = isOwn(user.name);
      // The tour leads to the edit of the own user and nowhere else [TOUR-05].
      const duringTour = own && step === 'users-table' ? translate('users.duringTour') : undefined;
      const notDeleted = own ? translate('users.cannotDeleteLoggedIn') : undefined;
      const tokens: Action = {
        kind: 'custom',
        key: 'tokens',
        label: translate('users.tokens'),
        icon: <KeyIcon />,
        to: paths.users.tokens(user.name),
        blockedReason: duringTour,
      };
      return recordActions(user).flatMap((action) =>
        action.kind === 'delete'
          ? [tokens, { ...action, blockedReason: duringTour ?? notDeleted }]
          : [action],
      );
    },
    [translate, isOwn, recordActions, step],
  );
}
