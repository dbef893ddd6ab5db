import type { SaveRecord } from '@console/api-client/crud';
import type { MutationEnd, MutationMeta, ReportLink } from '@console/api-client/meta';
import { useResource } from '@console/api-client/react';
import { type Confirmation, useConfirmation } from '@console/design/actions';
import { Form, type FormProps, ReadOnlyField, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useNavigate } from '@console/design/router';
import { useReportFailure } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import type { RecordFormProps as GivenProps } from './RecordFormProps';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';
import { undoneRecord } from './undoneRecord';
import { useNameExists } from './useNameExists';

/** Form of a record: the place of the form, the values of the kind, and the fields. */
export interface RecordFormOptions<Row extends object, Draft, Values extends object>
  extends GivenProps<Row>,
    Pick<FormProps<Values>, 'validate' | 'wide' | 'submitLabel' | 'children'> {
  readonly kind: RecordKind<Row, Draft>;
  /** Initial values of the form of a new record. */
  readonly newValues: Values;
  /** Initial values of the form of a stored record. @defaultValue records are started, not edited */
  readonly valuesOf?: (stored: Row) => Values;
  /**
   * Draft that is saved. `stored` is the record as it was last read, undefined for a new one: what the form does not
   * edit is kept from it.
   */
  readonly draftOf: (values: Values, stored: Row | undefined) => Draft;
  /**
   * Paths of the fields, also of those that are not shown, since a review speaks of them; each is called by the text
   * `texts.path`. @defaultValue the keys of the values at the start
   */
  readonly fields?: readonly string[];
  /** Labels of fields in place of those of the kind, by their path. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Text of a value in the review of an edit. @defaultValue values are written as they are */
  readonly describe?: (field: string, value: unknown) => string | undefined;
  /** An edit is compared with what is stored now and confirmed before it is saved. @defaultValue true */
  readonly review?: boolean;
  /**
   * Decides if the report of an edit offers to undo it, by the record before and what was saved. @defaultValue false
   */
  readonly undoable?: (before: Row, saved: Draft) => boolean;
  /** Fields that only repeat others, as a password typed once more: the review of an edit leaves them out. */
  readonly repeated?: readonly string[];
  /** Question before these values are saved; without consent nothing is and the form stays. @defaultValue none */
  readonly question?: (values: Values) => Confirmation | undefined | Promise<Confirmation | undefined>;
  /** Told what was saved and its identifier, before the form is left. @defaultValue nobody is told */
  readonly afterSave?: (saved: Draft, id: string | undefined) => unknown;
  /** Why it can neither be submitted again nor cancelled while it is saved. @defaultValue it can be cancelled */
  readonly saving?: string;
  /** Where the reports lead, that of a failure, too. @defaultValue nowhere */
  readonly links?: (end: MutationEnd<Row | null>) => readonly ReportLink[];
  /** Beside the fields; a function is given why the last try failed. @defaultValue nothing */
  readonly aside?: ReactNode | ((failure: Error | null) => ReactNode);
}

/**
 * The form of a record, on a page or in a dialog. A name is checked to be free; an edit is compared with what is stored
 * now, joined with what others changed meanwhile and confirmed; saved, the page of the record is shown. Success and
 * failure are reported from the meta of the mutation.
 * @example
 * ```tsx
 * export function NetworkForm(props: RecordFormProps<ScannerNetwork>) {
 *   return (
 *     <RecordForm
 *       {...props}
 *       kind={networkKind}
 *       newValues={newNetworkValues}
 *       valuesOf={valuesOfNetwork}
 *       draftOf={draftOfValues}
 *       validate={networkErrors}
 *     >
 *       <TextField name="name" autoFocus />
 *       <TextField name="CIDRRange" />
 *     </RecordForm>
 *   );
 * }
 * ```
 */
export function RecordForm<Row extends object, Draft, Values extends object>({
  kind,
  stored,
  newValues,
  valuesOf = notEdited,
  draftOf,
  fields,
  labels,
  describe,
  review = true,
  undoable,
  repeated,
  question,
  afterSave,
  saving,
  links,
  aside,
  onSaved,
  children,
  ...form
}: RecordFormOptions<Row, Draft, Values>) {
  const { texts, uniqueBy, titleOf } = kind;
  const translate = useMessages();
  const nameExists = useNameExists(kind);
  const [confirm, confirmation] = useConfirmation();
  const { save, fetchCurrent, failure, isPending } = useSaveRecord({
    kind,
    stored,
    valuesOf,
    draftOf,
    undoable,
    afterSave,
    links,
    onSaved,
  });
  const ownName = stored && titleOf(stored);

  const initialValues = stored ? valuesOf(stored) : newValues;
  const texted = useMemo(
    () =>
      labels ??
      Object.fromEntries(
        (fields ?? Object.keys(newValues)).map((field) => [field, recordText(translate, texts, field)]),
      ),
    [labels, fields, newValues, texts, translate],
  );
  // A record's own name does not collide with itself.
  const isTaken = async (name: string) => name.trim() !== ownName && nameExists(name);
  const readValues = async () => {
    const now = await fetchCurrent();
    return now && valuesOf(now);
  };
  return (
    <Form
      {...form}
      aside={typeof aside === 'function' ? aside(failure) : aside}
      blockedReason={isPending ? saving : undefined}
      initialValues={initialValues}
      labels={texted}
      asyncValidators={uniqueBy && { name: rules.unique(isTaken) }}
      edit={stored && review ? { stored: readValues, describe, repeated } : undefined}
      onSubmit={async (values) => {
        const asked = await question?.(values);
        if (asked && !(await confirm(asked))) throw new Error('It is not to be saved.');
        await save(values);
      }}
    >
      {children}
      {confirmation}
    </Form>
  );
}

const notEdited = () => {
  throw new Error('Records that are started are not edited.');
};

/** Milliseconds for which it is known what a record was when an edit of it was reviewed. */
const keptAfterReview = 60_000;

/** Saves what a form describes and shows the record. */
function useSaveRecord<Row extends object, Draft, Values extends object>({
  kind,
  stored,
  valuesOf,
  draftOf,
  undoable,
  afterSave,
  links,
  onSaved,
}: Pick<
  RecordFormOptions<Row, Draft, Values>,
  'kind' | 'stored' | 'draftOf' | 'undoable' | 'afterSave' | 'links' | 'onSaved'
> & { readonly valuesOf: (stored: Row) => Values }) {
  const { paths, idOf, texts } = kind;
  const translate = useMessages();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(kind.queries);
  const mutation = useResource(kind.mutations).save?.();
  if (!mutation) throw new Error(`Records of the model ${kind.model} have no mutation that saves them.`);
  const { mutateAsync: putBack } = useMutation({
    ...mutation,
    meta: mutation.meta && { ...mutation.meta, undo: true },
  });
  const edited = useRef<Row>(undefined);
  const {
    mutateAsync,
    isPending,
    error: failure,
  } = useMutation({
    ...mutation,
    meta: mutation.meta && {
      ...mutation.meta,
      ...(links && { links: links as NonNullable<MutationMeta['links']> }),
      actions: (variables) => {
        const { record } = variables as SaveRecord<Draft>;
        const before = edited.current;
        if (!before || !undoable?.(before, record)) return [];
        return [{ label: translate('records.undo'), onAct: () => void undo(before, record) }];
      },
    },
  });
  const entity = translate(`${texts}.entity`);
  const report = useReportFailure(entity);
  const latest = useRef(stored);
  const undo = async (before: Row, saved: Draft) => {
    const id = idOf(before);
    try {
      const now = await cache.fetchQuery({ ...queries.one(id ?? ''), staleTime: 0 });
      const record = undoneRecord(now, before, saved as object);
      await putBack({ record: draftOf(valuesOf(record), record), id });
    } catch {
      // The query or the mutation has told why.
    }
  };

  return {
    /** Why the last try failed; `null` when none did. */
    failure,
    isPending,
    /** The record as it is stored now, null when it is not there any more. A failure is reported. */
    fetchCurrent: async (): Promise<Row | null> => {
      if (!stored || !queries.lookup)
        throw new Error(`Records of the model ${kind.model} cannot be looked up.`);
      try {
        const now = await cache.fetchQuery({
          ...queries.lookup(idOf(stored) ?? ''),
          staleTime: 0,
          // What the record was right before the change is of use for a while after it.
          gcTime: keptAfterReview,
        });
        latest.current = now ?? latest.current;
        return now;
      } catch (error) {
        report(translate('outcome.fetchError', { modelName: entity }), error);
        throw error;
      }
    },
    save: async (values: Values) => {
      const record = draftOf(values, latest.current);
      edited.current = latest.current;
      const answer = await mutateAsync({ record, id: stored && idOf(stored) });
      const id = idOf(answer ?? record) ?? (stored && idOf(stored));
      await afterSave?.(record, id);
      if (onSaved) await onSaved(id);
      else await navigate(id !== undefined && paths.record ? paths.record(id) : paths.list());
    },
  };
}

/** Kind, and the stored record that is edited. */
export interface RecordNameFieldProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The record that is edited. @defaultValue a new one, whose name is asked for */
  readonly stored: Row | undefined;
}

/** The name of a record that is identified by it: asked for when it is new, and kept afterwards. */
export function RecordNameField<Row extends object>({ kind, stored }: RecordNameFieldProps<Row>) {
  const translate = useMessages();
  if (!stored) return <TextField name="name" autoFocus />;
  return <ReadOnlyField label={recordText(translate, kind.texts, 'name')} value={kind.titleOf(stored)} />;
}
