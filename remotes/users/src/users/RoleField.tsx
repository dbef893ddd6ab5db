import { useResource } from '@console/api-client/react';
import { userQueries } from '@console/api-client/users';
import { DescriptionList } from '@console/design/card';
import { MultiSelectField } from '@console/design/fields';
import { codeLabels, useMessages } from '@console/design/messages';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The roles whose permissions are known; of another only the name is told. */
const explained = ['Admin', 'ConfigManager', 'JobRunner', 'DataReader'] as const;

const roleInWords = codeLabels('users.role', explained, (_, translate) => translate('users.role.other'));

interface RoleFieldProps {
  /** The roles that the user has now. Keeps its identity. */
  readonly held: readonly string[];
}

/**
 * The roles of a user, from those that the service can give [USER-11]. A role that the user has and that is not among
 * them can be kept or taken away.
 */
export function RoleField({ held }: RoleFieldProps) {
  const translate = useMessages();
  const query = useQuery(useResource(userQueries).assignableRoles());
  const { data } = query;
  const options = useMemo(
    () => [
      ...(data ?? []).map((role) => ({ value: role, label: role })),
      ...held
        .filter((role) => !data?.includes(role))
        .map((role) => ({
          value: role,
          label: data ? translate('users.roles.notGiven', { role }) : role,
        })),
    ],
    [data, held, translate],
  );
  return (
    <>
      <FailedQueries queries={[query]} text={translate('users.rolesFetchError')} />
      <MultiSelectField
        name="roles"
        help={translate('users.roles.help')}
        options={options}
        loading={query.isPending}
        optional
      />
    </>
  );
}

/** Permissions of each role, in words. */
export function RoleWords() {
  const translate = useMessages();
  const { data = explained } = useQuery(useResource(userQueries).assignableRoles());
  return (
    <DescriptionList items={data.map((role) => ({ label: role, value: roleInWords(role, translate) }))} />
  );
}

/** Permissions of each role, to be read beside the choice. */
export function RoleHelp() {
  const translate = useMessages();
  return (
    <section aria-label={translate('users.roles.words')}>
      <h3>{translate('users.roles.words')}</h3>
      <RoleWords />
    </section>
  );
}
