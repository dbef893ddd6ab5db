import { Collapsible } from '@console/design/sections';
import { formatList } from '../language';
import { useMessages } from '../messages';
import { Link } from '../router';
import { ToneIcon } from '../status';
import { type Floor, middleOfZone, type PlanChoice, type PlanMark } from './floor';
import type { Place } from './view';

interface PlanListProps {
  label: string;
  floor: Floor;
  selected: PlanChoice | null | undefined;
  onChoose: (choice: PlanChoice) => void;
}

/** More than these of a kind are counted, not listed: a table shows them better. */
const mostListed = 200;

/** Everything on a floor in words; choosing an entry shows it in the middle of the plan. */
export function PlanList({ label, floor, selected, onChoose }: PlanListProps) {
  const translate = useMessages();
  const where = ({ x, y }: Place) =>
    translate('plan.place', { x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });
  const groups = [
    {
      kind: 'zone' as const,
      entries: floor.zones.map(
        (zone): PlanMark => ({
          name: zone.name,
          state: zone.note,
          ...middleOfZone(zone),
        }),
      ),
    },
    { kind: 'reader' as const, entries: floor.readers },
    { kind: 'item' as const, entries: floor.items },
  ];
  return (
    <section className="plan__list" aria-label={translate('plan.list', { label })}>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ kind, entries }) => (
          <Collapsible
            key={kind}
            level={3}
            title={translate(`plan.${kind}s`, { count: entries.length })}
            initiallyOpen={kind !== 'item'}
          >
            <ul className="plan__entries">
              {entries.slice(0, mostListed).map((entry) => (
                <li key={entry.name} className="plan__row">
                  <button
                    className="plan__entry"
                    type="button"
                    aria-pressed={selected?.kind === kind && selected.name === entry.name}
                    onClick={() => onChoose({ kind, name: entry.name })}
                  >
                    {entry.tone && <ToneIcon tone={entry.tone} size="1rem" />}
                    <span className="plan__name">{entry.name}</span>
                    <span className="plan__place">
                      {formatList([entry.state ?? '', where(entry) ?? ''].filter((text) => text !== ''))}
                    </span>
                  </button>
                  {entry.to !== undefined && (
                    <Link to={entry.to} aria-label={translate('plan.open', { name: entry.name })}>
                      {translate('plan.open.short')}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            {entries.length > mostListed && (
              <p className="plan__place">{translate('plan.more', { count: entries.length - mostListed })}</p>
            )}
          </Collapsible>
        ))}
    </section>
  );
}
