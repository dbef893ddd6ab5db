/**
 * Props that a page, a section or a dialog gives the form of a kind that stands in it, to be handed to `RecordForm`.
 */
export interface RecordFormProps<Row> {
  /** Name of the form. */
  readonly label: string;
  /** The record to edit. @defaultValue a new one */
  readonly stored?: Row;
  /**
   * Told the identifier of what was saved, undefined when the service does not tell the one of a new record.
   * @defaultValue the page of the record is shown, or the list
   */
  readonly onSaved?: (id: string | undefined) => unknown;
  readonly onCancel: () => void;
  /** It is what its page is about, see the form of the design package. @defaultValue false */
  readonly page?: boolean;
  /** Asks before a change of route or of page loses input. @defaultValue true */
  readonly guard?: boolean;
  /** Told when there is input that has not been sent, and when there is none any more. @defaultValue nobody is told */
  readonly onDirtyChange?: (dirty: boolean) => void;
}
