import type { Secrets } from '@console/api-client/configuration-bundle';
import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';

interface PasswordsCardProps {
  readonly given: Secrets;
  /** References of the passwords that were generated. */
  readonly generated: ReadonlySet<string>;
}

/** Passwords that were generated for users, so that they can be handed over. */
export function PasswordsCard({ given, generated }: PasswordsCardProps) {
  const translate = useMessages();
  const shown = [...given].filter(([reference]) => generated.has(reference));
  if (shown.length === 0) return null;
  return (
    <Card title={translate('configuration.passwords')}>
      <p>{translate('configuration.passwords.text')}</p>
      <DescriptionList
        items={shown.map(([reference, password]) => {
          const [, name = ''] = reference.split('/');
          return {
            label: name,
            value: (
              <>
                <code>{password}</code> <CopyText text={password} what={name} />
              </>
            ),
          };
        })}
      />
    </Card>
  );
}
