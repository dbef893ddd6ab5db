import { useMessages } from '../messages';
import { Badge } from '../status';
import { useStyles } from '../theme';
import { type ComparedValue, differs } from './comparedValue';
import comparisonCss from './comparison.css';

/** Caption, names and fields of compared records. */
export interface ComparisonTableProps {
  /** Caption of the table, the kind of records. */
  caption: string;
  /** Names of the records. */
  names: readonly string[];
  rows: readonly ComparedValue[];
}

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
