import type { Confirmation } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import type { UserValues } from './user.values';

/** The question before a password is saved that can be guessed instantly. */
export function useWeakPasswordQuestion() {
  const translate = useMessages();
  return async ({ name, password }: UserValues): Promise<Confirmation | undefined> => {
    if (password === '' || (await strengthOf(password, name)) !== 0) return undefined;
    return {
      title: translate('users.weak.title'),
      confirmLabel: translate('users.weak.use'),
      cancelLabel: translate('users.weak.change'),
      tone: 'danger',
      children: <p>{translate('users.weak.text', { name })}</p>,
    };
  };
}

/** The score of a password; undefined where what judges it does not load, which is no reason to hold anybody back. */
async function strengthOf(password: string, name: string) {
  try {
    const { passwordStrength } = await import(
      /* webpackChunkName: "PasswordStrength" */ './passwordStrength'
    );
    return passwordStrength(password, name);
  } catch {
    return undefined;
  }
}
