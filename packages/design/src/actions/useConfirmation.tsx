import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../dialog/ConfirmDialog';

/** A question whose answer is waited for. */
export type Confirmation = Omit<ConfirmDialogProps, 'open' | 'pending' | 'onConfirm' | 'onCancel'>;

interface Asked {
  readonly question: Confirmation;
  readonly answer: (confirmed: boolean) => void;
}

/**
 * Asks in the middle of something and waits for the answer.
 * @returns what asks, and the dialog that has to be drawn
 */
export function useConfirmation(): readonly [(question: Confirmation) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback(async (question: Confirmation) => {
    const confirmed = await new Promise<boolean>((answer) => setAsked({ question, answer }));
    setAsked(undefined);
    return confirmed;
  }, []);
  const dialog = asked && (
    <ConfirmDialog
      {...asked.question}
      open
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return [confirm, dialog];
}
