import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';

// Any sign of life closes it, so neither the button nor Escape has anything left to do.
const doNothing = () => undefined;

/** Says that the console is about to lock itself. */
export function IdleWarning({ seconds }: { readonly seconds: number }) {
  const translate = useMessages();
  return (
    <Dialog
      open
      title={translate('idle.title')}
      onClose={doNothing}
      footer={
        <Button tone="primary" onClick={doNothing} data-initial-focus>
          {translate('idle.stay')}
        </Button>
      }
    >
      <p>{translate('idle.text', { seconds })}</p>
    </Dialog>
  );
}
