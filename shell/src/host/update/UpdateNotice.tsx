import { ConfirmDialog } from '@console/design/actions';
import { AlertBanner } from '@console/design/alert';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { hasUnsavedInput } from '@console/design/unsaved';
import { useState } from 'react';
import { Notice } from './UpdateNotices';

interface UpdateNoticeProps {
  /** Sentence that says which version is ready. */
  readonly text: string;
  /** Text of the button. */
  readonly label: string;
  /** Uses what is ready; unsaved input is given up by then. */
  readonly onUse: () => void;
}

/** Says quietly that something newer is ready; it is used when the user wants it, and never at the cost of input. */
export function UpdateNotice({ text, label, onUse }: UpdateNoticeProps) {
  const translate = useMessages();
  const [dismissed, setDismissed] = useState(false);
  const [asking, setAsking] = useState(false);
  if (dismissed) return null;
  return (
    <>
      <Notice>
        <AlertBanner type="info" onDismiss={() => setDismissed(true)}>
          <p className="notices__text">{text}</p>
          <Button size="small" onClick={() => (hasUnsavedInput() ? setAsking(true) : onUse())}>
            {label}
          </Button>
        </AlertBanner>
      </Notice>
      <ConfirmDialog
        open={asking}
        title={translate('update.question')}
        tone="danger"
        confirmLabel={translate('update.discard')}
        cancelLabel={translate('update.keep')}
        onConfirm={() => {
          setAsking(false);
          onUse();
        }}
        onCancel={() => setAsking(false)}
      >
        {translate('update.lost')}
      </ConfirmDialog>
    </>
  );
}
