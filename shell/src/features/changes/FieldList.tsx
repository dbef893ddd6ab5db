import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import css from './changed-fields.css';
import type { ChangedField } from './changedFields';

interface FieldListProps {
  /** Name of the list. */
  readonly label: string;
  readonly fields: readonly ChangedField[];
}

/** Fields with what they were and what they become. */
export function FieldList({ label, fields }: FieldListProps) {
  useStyles(css);
  const translate = useMessages();
  return (
    <table className="changed-fields">
      <caption>{label}</caption>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((key) => (
            <th key={key} scope="col">
              {translate(`form.review.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? '–'}</td>
            <td>{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
