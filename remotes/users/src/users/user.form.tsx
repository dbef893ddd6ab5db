import { isSameUser, type User, type UserDraft } from '@console/api-client/users';
import { ControlArea } from '@console/design/button';
import { PasswordField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useStyles } from '@console/design/theme';
import { RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { useSignedIn, useTour } from '@console/remote/services';
import { useEffect, useState } from 'react';
import { RoleField, RoleHelp } from './RoleField';
import { userKind } from './user.kind';
import { draftOfValues, newUserErrors, newUserValues, storedUserErrors, valuesOfUser } from './user.values';
import usersCss from './users.css';
import { useWeakPasswordQuestion } from './useWeakPasswordQuestion';

/** The lists of known passwords are large; they are loaded when somebody begins to choose one. */
const PasswordStrength = lazyNamed(() => import('./PasswordStrength'), 'PasswordStrength', { waiting: null });

const noRoles: readonly string[] = [];
/** A password is reviewed once. */
const confirmation = ['confirmation'];

/** Makes a user or edits one [USER-07]. After the own password was changed the console goes on with the new one. */
export function UserForm(props: RecordFormProps<User>) {
  const { stored } = props;
  const translate = useMessages();
  const goOn = useGoOnWithPassword();
  const { emit } = useTour();
  const editing = stored !== undefined;
  useEffect(() => {
    if (editing) emit('user-form-shown');
  }, [editing, emit]);
  return (
    <RecordForm
      {...props}
      kind={userKind}
      newValues={newUserValues}
      valuesOf={valuesOfUser}
      draftOf={draftOfValues}
      validate={stored ? storedUserErrors : newUserErrors}
      repeated={confirmation}
      aside={<RoleHelp />}
      question={useWeakPasswordQuestion()}
      afterSave={goOn}
    >
      {stored ? (
        <RecordNameField kind={userKind} stored={stored} />
      ) : (
        <TextField name="name" help={translate('users.name.help')} autoFocus />
      )}
      <PasswordFields editing={editing} />
      <RoleField held={stored?.roles ?? noRoles} />
    </RecordForm>
  );
}

/** The password, how strong it is, and the password once more. What is typed leaves the memory with the form. */
function PasswordFields({ editing }: { readonly editing: boolean }) {
  useStyles(usersCss);
  const translate = useMessages();
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <ControlArea data-tour={editing ? 'user-password' : undefined} onFocus={() => setChosen(true)}>
        <PasswordField
          name="password"
          label={editing ? translate('users.newPassword') : undefined}
          help={translate(editing ? 'users.newPassword.help' : 'users.password.help')}
          optional={editing}
          autoComplete="new-password"
        />
        {chosen && (
          <div className="password-strength">
            <PasswordStrength />
          </div>
        )}
      </ControlArea>
      <PasswordField name="confirmation" optional={editing} autoComplete="new-password" />
    </>
  );
}

/** Signs on with the new password of the own user. */
function useGoOnWithPassword() {
  const signedIn = useSignedIn();
  const { emit } = useTour();
  return async ({ name, password }: UserDraft) => {
    if (password === undefined || !signedIn || !isSameUser(signedIn.name, name)) return;
    await signedIn.passwordChanged(password);
    emit('admin-password-saved');
  };
}
