import { useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { useMemo } from 'react';
import { passwordStrength } from './passwordStrength';

/** How hard to guess the password of the form around it is. It is computed here; nothing of it is sent or kept. */
export function PasswordStrength() {
  const translate = useMessages();
  const password = useFormValue<string>('password') ?? '';
  const name = useFormValue<string>('name') ?? '';
  const score = useMemo(
    () => (password === '' ? undefined : passwordStrength(password, name)),
    [password, name],
  );
  if (score === undefined) return null;
  return (
    <div role="status">
      <Progress
        label={translate('users.strength')}
        value={(score + 1) / 5}
        text={translate(`users.strength.${score}`)}
      />
    </div>
  );
}
