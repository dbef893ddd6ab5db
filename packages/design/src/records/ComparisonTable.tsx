import { useMessages } from '../messages';
import { Badge } from '../status';
import { useStyles } from '../theme';
import comparisonCss from './comparison.css';

/** One value of the records that are compared. */
export interface ComparedValue {
  /** Unique in the table. */
  key: string;
  label: string;
  /** Its lines in each record, in the order of the records; no lines where it is not set. */
  values: readonly (readonly string[])[];
}

/** Options of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  /** What is compared. */
  caption: string;
  /** Names of the records. */
  names: readonly string[];
  rows: readonly ComparedValue[];
}

/** Whether a value is not the same in all records. */
export const differs = ({ values }: ComparedValue): boolean =>
  new Set(values.map((lines) => lines.join('\n'))).size > 1;

/** Records side by side, a row per value. Rows that differ are marked, unless all rows do. */
export function ComparisonTable({ caption, names, rows }: ComparisonTableProps) {
  useStyles(comparisonCss);
  const translate = useMessages();
  const mixed = !rows.every(differs);
  return (
    <table className="comparison">
      <caption className="design__hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('records.comparedValue')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.label} {mixed && differs(row) && <Badge>{translate('records.differs')}</Badge>}
            </th>
            {names.map((name, index) => (
              <td key={name} className="comparison__value">
                {row.values[index]?.join('\n') || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
