import { useResource } from '@console/api-client/react';
import { Form, type FormProps, rules } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { CreateFormWork } from '@console/design/sections';
import { type RecordKind, useNameExists } from '@console/remote/records';
import { useMutation } from '@tanstack/react-query';

/** Options of {@link CreateForm}. */
export interface CreateFormProps<Row extends object, Draft, Values extends object>
  extends Pick<FormProps<Values>, 'label' | 'validate' | 'children'> {
  readonly kind: RecordKind<Row, Draft>;
  /** What the form starts with. */
  readonly newValues: Values;
  /** What is created. */
  readonly draftOf: (values: Values) => Draft;
  readonly work: CreateFormWork;
  /** Told after a record was created. @defaultValue nobody is */
  readonly onSaved?: () => void;
}

/**
 * The form above a list that creates a record of it: a name that is taken is refused, and what was typed stays when the
 * service refuses. Success and failure are reported from the meta of the mutation.
 */
export function CreateForm<Row extends object, Draft, Values extends object>({
  kind,
  newValues,
  draftOf,
  work,
  onSaved,
  ...form
}: CreateFormProps<Row, Draft, Values>) {
  const translate = useMessages();
  const nameExists = useNameExists(kind);
  const mutation = useResource(kind.mutations).save?.();
  if (!mutation) throw new Error(`Records of the model ${kind.model} have no mutation that saves them.`);
  const { mutateAsync, isPending } = useMutation(mutation);
  return (
    <Form<Values>
      {...form}
      initialValues={newValues}
      asyncValidators={{ name: rules.unique(nameExists) }}
      blockedReason={isPending ? translate('create.saving') : undefined}
      onSubmit={async (values) => {
        await mutateAsync({ record: draftOf(values) });
        onSaved?.();
        work.onCreated();
      }}
      onCancel={work.onCancel}
    />
  );
}
