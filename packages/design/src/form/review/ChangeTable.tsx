import { useMessages } from '../../messages';
import type { Change } from './mergeRecords';
import { useFieldText } from './useFieldText';

interface ChangeTableProps {
  caption: string;
  changes: readonly Change[];
  describe?: (name: string, value: unknown) => string | undefined;
}

/** Changes of a record, a row per field: before and after. Nothing while there are none. */
export function ChangeTable({ caption, changes, describe }: ChangeTableProps) {
  const translate = useMessages();
  const { nameOf, linesOf } = useFieldText(describe);
  if (changes.length === 0) return null;
  return (
    <table className="review__changes">
      <caption className="review__caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('form.review.field')}</th>
          <th scope="col">{translate('form.review.before')}</th>
          <th scope="col">{translate('form.review.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{nameOf(path)}</th>
            <td>
              <Lines lines={linesOf(path, before)} />
            </td>
            <td>
              <Lines lines={linesOf(path, after)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value in as many lines as it has. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return <span className="review__value">{lines.join('\n')}</span>;
}
