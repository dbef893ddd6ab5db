import { ConfirmDialog } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import { type ReactNode, useState } from 'react';
import type { UserValues } from './user.values';

/** What {@link useWeakPasswordQuestion} gives. */
export interface WeakPasswordQuestion {
  /** Asks about a password that can be guessed instantly. Rejects when another one shall be chosen. */
  readonly confirm: (values: UserValues) => Promise<void>;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

interface Asked {
  readonly name: string;
  readonly answer: (use: boolean) => void;
}

/** The question before a very weak password is saved. */
export function useWeakPasswordQuestion(): WeakPasswordQuestion {
  const translate = useMessages();
  const [asked, setAsked] = useState<Asked>();
  const confirm = async ({ name, password }: UserValues) => {
    if (password === '' || (await strengthOf(password, name)) !== 0) return;
    const use = await new Promise<boolean>((answer) => setAsked({ name, answer }));
    setAsked(undefined);
    if (!use) throw new Error('Another password shall be chosen.');
  };
  const question = asked && (
    <ConfirmDialog
      open
      title={translate('users.weak.title')}
      confirmLabel={translate('users.weak.use')}
      cancelLabel={translate('users.weak.change')}
      tone="danger"
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      <p>{translate('users.weak.text', { name: asked.name })}</p>
    </ConfirmDialog>
  );
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
