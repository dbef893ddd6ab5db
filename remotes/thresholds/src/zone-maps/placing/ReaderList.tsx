import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import type { PlacingStore } from './createPlacing';

interface ReaderListProps {
  readonly store: PlacingStore;
  readonly facility: string;
  /** Puts the keyboard on the plan, where a reader that was chosen is placed. */
  readonly onFocusPlan: () => void;
}

/** The readers of the facility: those that hang nowhere yet, then the others. */
export function ReaderList({ store, facility, onFocusPlan }: ReaderListProps) {
  const translate = useMessages();
  const { names, waiting, placements, chosen, moved } = useStore(store.placing);
  if (names.length === 0) return <p>{translate('placing.noReaders', { facility })}</p>;
  const placed = names.filter((name) => placements[name]);
  const list = (shown: readonly string[]) => (
    <ul className="studio__list">
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="studio__entry"
            aria-pressed={name === chosen}
            onClick={() => {
              store.choose(name);
              if (!placements[name]) onFocusPlan();
            }}
          >
            <span>{name}</span>
            <span className="studio__count">
              {moved.includes(name) ? translate('placing.moved') : placements[name]?.floor}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Card title={translate('placing.waiting', { count: waiting.length })}>
        {waiting.length > 0 ? list(waiting) : <p>{translate('placing.waiting.none', { facility })}</p>}
      </Card>
      {placed.length > 0 && (
        <Card title={translate('placing.placed', { count: placed.length })}>{list(placed)}</Card>
      )}
    </>
  );
}
