import type { Secrets } from '@console/api-client/configuration-bundle';
import { Card } from '@console/design/card';
import { Form, PasswordField } from '@console/design/form';
import { useMessages } from '@console/design/messages';

interface SecretsFormProps {
  /** Needed secrets, by reference. */
  readonly references: readonly string[];
  readonly onGiven: (secrets: Secrets) => void;
}

// Dots and slashes of a reference would be a path in the form.
const fieldOf = (index: number) => `secret${index}`;

/** Passwords and keys that no bundle holds. They stay in memory until the page is left. */
export function SecretsForm({ references, onGiven }: SecretsFormProps) {
  const translate = useMessages();
  return (
    <Card title={translate('configuration.secrets')}>
      <p>{translate('configuration.secrets.text')}</p>
      <Form<Record<string, string>>
        key={references.join('\n')}
        label={translate('configuration.secrets')}
        initialValues={{}}
        submitLabel={translate('configuration.secrets.use')}
        guard={false}
        onSubmit={(values) =>
          onGiven(
            new Map(
              references.flatMap((reference, index) => {
                const value = values[fieldOf(index)];
                return value ? [[reference, value] as const] : [];
              }),
            ),
          )
        }
      >
        {references.map((reference, index) => (
          <PasswordField
            key={reference}
            name={fieldOf(index)}
            label={reference}
            autoComplete="new-password"
            optional
          />
        ))}
      </Form>
    </Card>
  );
}
