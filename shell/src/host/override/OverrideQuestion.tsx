import { ConfirmDialog } from '@console/design/actions';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { type CheckedOverride, useOverrides } from './OverridesProvider';
import css from './override.css';

/** Asks before code runs that was not released and names its origin; says why an override is not allowed. */
export function OverrideQuestion() {
  useStyles(css);
  const translate = useMessages();
  const { asked, answer } = useOverrides();
  const allowed = asked.filter(({ verdict }) => verdict.kind === 'allowed');
  const list = <AskedList asked={asked} />;
  if (allowed.length === 0)
    return (
      <Dialog open title={translate('override.refused')} onClose={() => answer(false)}>
        {list}
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={translate('override.question')}
      tone="danger"
      confirmLabel={translate('override.run')}
      cancelLabel={translate('override.released')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {list}
      <p>{translate('override.danger')}</p>
    </ConfirmDialog>
  );
}

function AskedList({ asked }: { readonly asked: readonly CheckedOverride[] }) {
  const translate = useMessages();
  return (
    <ul className="override__list">
      {asked.map(({ name, origin, verdict }) => (
        <li key={name}>
          {translate(verdict.kind === 'allowed' ? 'override.asked' : `override.refused.${verdict.why}`, {
            name,
            origin,
          })}
        </li>
      ))}
    </ul>
  );
}
