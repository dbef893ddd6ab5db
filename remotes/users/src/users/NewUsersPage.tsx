import { useResource } from '@console/api-client/react';
import { userQueries } from '@console/api-client/users';
import { Banner } from '@console/design/banner';
import { Card, CardGrid } from '@console/design/card';
import { Form, LeaveQuestion, TextAreaField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { FailedQueries } from '@console/remote/records';
import { explainError } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { paths } from '../paths';
import { HandOverCard } from './HandOverCard';
import { type NewUsersValues, newUsersErrors, readNames } from './newUsers';
import { RoleField, RoleWords } from './RoleField';
import { useCreateUsers } from './useCreateUsers';

const noNames: readonly string[] = [];
const noRoles: readonly string[] = [];

/** Makes several users at once, each with a password of its own, and the sheet that is handed to them. */
export function NewUsersPage() {
  const translate = useMessages();
  const navigate = useNavigate();
  const users = useQuery(useResource(userQueries).list());
  const taken = users.data?.rows.map(({ name }) => name).join('\n');
  const validate = useCallback(
    (values: NewUsersValues) => newUsersErrors(values, taken?.split('\n') ?? noNames),
    [taken],
  );
  const { made, failed, roles, attempt, create } = useCreateUsers();
  // Number of users whose passwords were printed or saved: nobody sees the others again.
  const [kept, setKept] = useState(0);
  const released = useRef(false);
  const leave = () => {
    released.current = true;
    navigate(paths.users.list());
  };
  return (
    <Page section={translate('users.section')} item={translate('users.several')}>
      <FailedQueries queries={[users]} text={translate('users.stale')} />
      <LeaveQuestion unsaved={made.length > kept} released={released} />
      {made.length > 0 && (
        <HandOverCard key={`sheet-${attempt}`} users={made} onKept={() => setKept(made.length)} />
      )}
      {failed.length > 0 && (
        <Banner tone="danger" title={translate('users.several.failed', { count: failed.length })}>
          <ul>
            {failed.map(({ name, error }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {explainError(error, translate('users.entity'), translate).join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Form<NewUsersValues>
        // After each attempt it begins anew, with the names that are still to be done.
        key={`form-${attempt}`}
        label={translate('users.several')}
        labels={{ names: translate('users.several.names'), roles: translate('users.roles') }}
        initialValues={{ names: failed.map(({ name }) => name).join('\n'), roles }}
        validate={validate}
        onSubmit={create}
        submitLabel={translate('users.several.create')}
        onCancel={leave}
        cancelLabel={made.length > 0 ? translate('users.several.leave') : undefined}
        aside={
          <CardGrid>
            <ReadNames />
            <Card title={translate('users.roles.words')}>
              <RoleWords />
            </Card>
          </CardGrid>
        }
        page
      >
        <TextAreaField name="names" rows={6} help={translate('users.several.names.help')} wide />
        <RoleField held={noRoles} />
      </Form>
    </Page>
  );
}

/** The names as they are understood. */
function ReadNames() {
  const translate = useMessages();
  const names = readNames(useFormValue<string>('names') ?? '');
  return (
    <Card title={translate('users.several.read')}>
      <p role="status">{translate('users.several.count', { count: names.length })}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
