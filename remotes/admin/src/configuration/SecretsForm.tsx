import type { Secrets } from '@console/api-client/configuration-bundle';
import { generatePassword } from '@console/api-client/users';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { FieldGroup, Form, PasswordField, TextField, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import type { SecretNeed } from './applying';
import { recordLabel } from './configuration.texts';

interface SecretsFormProps {
  /** Records that need passwords or keys. */
  readonly needs: readonly SecretNeed[];
  /** Told the secrets that were entered, and the references of those that were generated. */
  readonly onGiven: (secrets: Secrets, generated: ReadonlySet<string>) => void;
  /** Told the keys of the changes that are not wanted after all. */
  readonly onLeaveOut: (keys: readonly string[]) => void;
}

/** Dots, slashes and brackets of a reference would be a path in the form. */
const fieldOf = (reference: string) => encodeURIComponent(reference).replaceAll('.', '%2E');

/** Passwords and keys that no bundle holds, asked by record. They stay in memory until the page is left. */
export function SecretsForm({ needs, onGiven, onLeaveOut }: SecretsFormProps) {
  const translate = useMessages();
  /** Generated passwords, by reference: they are shown, since nobody knows them. */
  const [generated, setGenerated] = useState<ReadonlyMap<string, string>>(new Map());
  const submit = (values: Readonly<Record<string, string | undefined>>) => {
    const references = needs.flatMap((need) => need.references);
    const given = references.flatMap((reference) => {
      const value = values[fieldOf(reference)];
      return value ? [[reference, value] as const] : [];
    });
    const own = given.filter(([reference, value]) => generated.get(reference) === value);
    onGiven(new Map(given), new Set(own.map(([reference]) => reference)));
  };
  return (
    <Card title={translate('configuration.secrets')}>
      <p>{translate('configuration.secrets.text')}</p>
      <Form<Record<string, string>>
        label={translate('configuration.secrets')}
        initialValues={{}}
        submitLabel={translate('configuration.secrets.use')}
        guard={false}
        wide
        onSubmit={submit}
      >
        <UserTools
          users={needs.filter(({ section }) => section === 'users')}
          onGenerate={(passwords) => setGenerated(new Map([...generated, ...passwords]))}
          onLeaveOut={onLeaveOut}
        />
        <div className="configuration-secrets">
          {needs.map((need) => (
            <FieldGroup key={need.key} label={recordLabel(need, translate)}>
              {need.references.map((reference) => (
                <SecretField key={reference} reference={reference} generated={generated.get(reference)} />
              ))}
            </FieldGroup>
          ))}
        </div>
      </Form>
    </Card>
  );
}

interface UserToolsProps extends Pick<SecretsFormProps, 'onLeaveOut'> {
  readonly users: readonly SecretNeed[];
  readonly onGenerate: (passwords: Secrets) => void;
}

/** Buttons for all users at once: passwords that nobody has chosen, or no users. */
function UserTools({ users, onGenerate, onLeaveOut }: UserToolsProps) {
  const translate = useMessages();
  const setValue = useSetFormValue();
  if (users.length === 0) return null;
  const count = users.length;
  const generate = () => {
    const references = users.flatMap((user) => user.references);
    const passwords = new Map(references.map((reference) => [reference, generatePassword()]));
    for (const [reference, password] of passwords) setValue(fieldOf(reference), password);
    onGenerate(passwords);
  };
  return (
    <div className="configuration-bar">
      <Button onClick={generate}>{translate('configuration.secrets.generate', { count })}</Button>
      <Button onClick={() => onLeaveOut(users.map(({ key }) => key))}>
        {translate('configuration.secrets.leaveOut', { count })}
      </Button>
    </div>
  );
}

/** Secrets of records, as their references end. */
const kinds = ['password', 'communityName', 'authenticationKey', 'privacyKey'] as const;

interface SecretFieldProps {
  readonly reference: string;
  /** The password that was generated. @defaultValue it is typed */
  readonly generated: string | undefined;
}

/** One secret of a record. Its reference ends with what it is. */
function SecretField({ reference, generated }: SecretFieldProps) {
  const translate = useMessages();
  const what = kinds.find((kind) => reference.endsWith(`/${kind}`)) ?? 'password';
  const label = translate(`configuration.secrets.${what}`);
  const field = { name: fieldOf(reference), label, autoComplete: 'new-password', optional: true };
  if (generated === undefined) return <PasswordField {...field} />;
  return (
    <div className="configuration-generated">
      <TextField {...field} />
      <CopyText text={generated} what={label} />
    </div>
  );
}
