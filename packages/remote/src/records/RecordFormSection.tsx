import { useMessages } from '@console/design/messages';
import { CreateSection } from '@console/design/sections';
import type { ComponentType } from 'react';
import type { RecordFormProps } from './RecordFormProps';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';

/** Kind and form of a section of a list page. */
export interface RecordFormSectionProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The form of the kind. */
  readonly form: ComponentType<RecordFormProps<Row>>;
  /** Its name for the guided tour. @defaultValue it has none */
  readonly tour?: string;
}

/**
 * The form of a new record, folded above the list, for records that are few and small. It begins anew after each.
 * @example
 * ```tsx
 * <RecordListPage kind={facilityKind}>
 *   {(table) => (
 *     <>
 *       <RecordFormSection kind={facilityKind} form={FacilityForm} />
 *       {table}
 *     </>
 *   )}
 * </RecordListPage>
 * ```
 */
export function RecordFormSection<Row extends object>({
  kind,
  form: Form,
  tour,
}: RecordFormSectionProps<Row>) {
  const translate = useMessages();
  const title = recordText(translate, kind.texts, 'new');
  return (
    <div data-tour={tour}>
      <CreateSection title={title}>
        {({ onCreated, onCancel }) => <Form label={title} onSaved={onCreated} onCancel={onCancel} />}
      </CreateSection>
    </div>
  );
}
