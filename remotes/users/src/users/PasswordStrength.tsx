import { useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { useMemo } from 'react';
import { passwordStrength } from './passwordStrength';

const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const;

/** Strength of the password of the form around it. It is computed here; nothing of it is sent or kept. */
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
        tone={tones[score]}
        text={translate(`users.strength.${score}`)}
      />
    </div>
  );
}
