import { useConfirmation } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import type { ReactNode } from 'react';
import type { UserValues } from './user.values';

/** Question before a weak password is saved, see {@link useWeakPasswordQuestion}. */
interface WeakPasswordQuestion {
  /** Asks about a password that can be guessed instantly. Rejects when another one shall be chosen. */
  readonly confirm: (values: UserValues) => Promise<void>;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** The question before a very weak password is saved. */
export function useWeakPasswordQuestion(): WeakPasswordQuestion {
  const translate = useMessages();
  const [ask, question] = useConfirmation();
  const confirm = async ({ name, password }: UserValues) => {
    if (password === '' || (await strengthOf(password, name)) !== 0) return;
    const use = await ask({
      title: translate('users.weak.title'),
      confirmLabel: translate('users.weak.use'),
      cancelLabel: translate('users.weak.change'),
      tone: 'danger',
      children: <p>{translate('users.weak.text', { name })}</p>,
    });
    if (!use) throw new Error('Another password shall be chosen.');
  };
  return { confirm, question };
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
