import { isReservedUser, type User } from '@console/api-client/users';
import { LinkButton } from '@console/design/button';
import { AddIcon, SearchIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { Badge } from '@console/design/status';
import { type RecordColumn, RecordFormSection, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback, useMemo } from 'react';
import { paths } from '../paths';
import { UserRoles } from './UserRoles';
import { useIsOwnUser } from './useIsOwnUser';
import { userKind } from './user.kind';
import { useUserActions } from './useUserActions';

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
      actions={
        <>
          <LinkButton icon={<SearchIcon />} to={paths.users.allTokens()}>
            {translate('tokens.all')}
          </LinkButton>
          <LinkButton icon={<AddIcon />} to={paths.users.several()}>
            {translate('users.several')}
          </LinkButton>
        </>
      }
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
