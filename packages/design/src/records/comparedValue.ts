/** One value of the records that are compared. */
export interface ComparedValue {
  /** Unique in the table. */
  key: string;
  label: string;
  /** Its lines in each record, in the order of the records; no lines where it is not set. */
  values: readonly (readonly string[])[];
}

/** True for a field whose values are not the same in all records. */
export const differs = ({ values }: ComparedValue): boolean =>
  new Set(values.map((lines) => lines.join('\n'))).size > 1;
