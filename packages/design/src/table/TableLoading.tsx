import { useMessages } from '../messages';

const placeholders = ['72%', '46%', '61%', '38%', '66%', '52%', '44%', '58%'];

/** Takes the place of the rows while they load: of all that are seen at once, or of some few. */
export function TableLoading({ label, simple }: { label: string; simple: boolean }) {
  const translate = useMessages();
  return (
    <div className="table__loading" role="status">
      <span className="design__hidden">{translate('table.loading', { label })}</span>
      {placeholders.slice(simple ? 4 : 0).map((width) => (
        <div className="table__placeholder" key={width} aria-hidden="true">
          <span style={{ width }} />
        </div>
      ))}
    </div>
  );
}
