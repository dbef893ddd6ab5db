import { useMessages } from '@console/design/messages';
import { agreementOf } from '../services/outcomes';
import type { RecordKind } from './recordKind';

/** Title of the form of a record. @param stored undefined for a new one */
export function useFormTitle<Row extends object>(kind: RecordKind<Row>, stored: Row | undefined): string {
  const translate = useMessages();
  if (stored) return translate('page.editingTitle', { name: kind.titleOf(stored) });
  return translate('page.creatingTitle', {
    entity: translate(`${kind.texts}.entity`),
    kind: agreementOf(kind.model, translate),
  });
}
