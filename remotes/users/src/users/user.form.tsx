import { useResource } from '@console/api-client/react';
import { isSameUser, type User, userMutations, userQueries } from '@console/api-client/users';
import { Form, PasswordField, ReadOnlyField, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { existsByLookup } from '@console/design/records';
import { useReportFailure, useSignedIn, useTour } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RoleField, RoleWords } from './RoleField';
import {
  draftOfValues,
  newUserErrors,
  newUserValues,
  storedUserErrors,
  type UserValues,
  valuesOfUser,
} from './user.values';
import { useWeakPasswordQuestion } from './useWeakPasswordQuestion';

/** The lists of known passwords are large; they are loaded when somebody begins to choose one. */
const PasswordStrength = lazyNamed(() => import('./PasswordStrength'), 'PasswordStrength', { waiting: null });

const none: readonly string[] = [];

/** Options of {@link UserForm}. */
export interface UserFormProps {
  /** Name of the form. */
  readonly label: string;
  /** The user to edit. @defaultValue a new one */
  readonly stored?: User;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** See the form of the design package. */
  readonly guard?: boolean;
  readonly onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Makes a user or edits one [USER-07]. An edit is compared with what is stored now and confirmed; success and failure
 * are reported from the meta of the mutation. After the own password was changed the console goes on with the new one.
 */
export function UserForm({ label, stored, onSaved, ...form }: UserFormProps) {
  const translate = useMessages();
  const { save, readNow, nameExists } = useSaveUser(stored);
  const { emit } = useTour();
  const editing = stored !== undefined;
  const weakness = useWeakPasswordQuestion();
  useEffect(() => {
    if (editing) emit('user-form-shown');
  }, [editing, emit]);
  return (
    <Form<UserValues>
      {...form}
      label={label}
      initialValues={stored ? valuesOfUser(stored) : newUserValues}
      validate={stored ? storedUserErrors : newUserErrors}
      asyncValidators={stored ? undefined : { name: rules.unique(nameExists) }}
      edit={stored && { stored: readNow, repeated: ['confirmation'] }}
      aside={<RoleWords />}
      onSubmit={async (values) => {
        await weakness.confirm(values);
        await save(values);
        onSaved();
      }}
    >
      {stored ? (
        <ReadOnlyField label={translate('users.name')} value={stored.name} />
      ) : (
        <TextField
          name="name"
          label={translate('users.name')}
          help={translate('users.name.help')}
          autoFocus
        />
      )}
      <PasswordFields editing={editing} />
      <RoleField held={stored?.roles ?? none} />
      {weakness.question}
    </Form>
  );
}

/** The password, how strong it is, and the password once more. What is typed leaves the memory with the form. */
function PasswordFields({ editing }: { readonly editing: boolean }) {
  const translate = useMessages();
  const [chosen, setChosen] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is offered here, code is loaded ahead */}
      <div data-tour={editing ? 'user-password' : undefined} onFocus={() => setChosen(true)}>
        <PasswordField
          name="password"
          label={translate(editing ? 'users.newPassword' : 'users.password')}
          help={translate(editing ? 'users.newPassword.help' : 'users.password.help')}
          optional={editing}
          autoComplete="new-password"
        />
        {chosen && <PasswordStrength />}
      </div>
      <PasswordField
        name="confirmation"
        label={translate('users.confirmation')}
        optional={editing}
        autoComplete="new-password"
      />
    </>
  );
}

function useSaveUser(stored: User | undefined) {
  const translate = useMessages();
  const cache = useQueryClient();
  const queries = useResource(userQueries);
  const { mutateAsync } = useMutation(useResource(userMutations).save());
  const entity = translate('users.entity');
  const report = useReportFailure(entity);
  const signedIn = useSignedIn();
  const { emit } = useTour();
  const find = existsByLookup((name) => cache.fetchQuery(queries.lookup(name)));
  return {
    // Not being able to ask is no reason to hold anybody back: the service decides.
    nameExists: (name: string) => find(name).catch(() => false),
    /** The user as it is stored now, null when it is not there any more. A failure is reported. */
    readNow: async () => {
      try {
        const now = await cache.fetchQuery({ ...queries.lookup(stored?.name ?? ''), staleTime: 0 });
        return now && valuesOfUser(now);
      } catch (error) {
        report(translate('outcome.fetchError', { modelName: entity }), error);
        throw error;
      }
    },
    save: async (values: UserValues) => {
      const draft = draftOfValues(values);
      await mutateAsync({ record: draft, id: stored?.name });
      const { password } = draft;
      if (password === undefined || !signedIn || !isSameUser(signedIn.name, draft.name)) return;
      await signedIn.passwordChanged(password);
      emit('admin-password-saved');
    },
  };
}
