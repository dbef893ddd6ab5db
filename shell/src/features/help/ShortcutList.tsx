import { useMessages } from '@console/design/messages';
import { useShortcuts } from '../shortcuts';
import { keyTexts } from '../shortcuts/keyTexts';
import { shortcuts } from '../shortcuts/shortcuts';

/** Keys of every table; they belong to the cell that has the focus and cannot be turned off. */
const tableKeys = [
  { id: 'tables.move', keys: ['← ↑ → ↓'] },
  { id: 'tables.ends', keys: ['Home', 'End'] },
  { id: 'tables.sort', keys: ['Enter'] },
  { id: 'tables.widen', keys: ['Ctrl + ←', 'Ctrl + →'] },
  { id: 'tables.all', keys: ['Ctrl + A'] },
] as const;

/** Lists the shortcuts; each can be turned off, for who sets them off unwillingly. */
export function ShortcutList() {
  const translate = useMessages();
  const { off, turn } = useShortcuts();
  return (
    <div className="help__rest">
      <h3>{translate('shortcuts.title')}</h3>
      <p>{translate('shortcuts.text')}</p>
      <ul className="help__shortcuts">
        {shortcuts.map(({ id, keys }) => (
          <li key={id}>
            <label className="help__shortcut">
              <input
                type="checkbox"
                checked={!off.includes(id)}
                onChange={(event) => turn(id, event.target.checked)}
              />
              <span className="help__what">{translate(`shortcuts.${id}`)}</span>
              <Keys texts={keyTexts(keys, navigator.platform)} />
            </label>
          </li>
        ))}
      </ul>
      <h3>{translate('shortcuts.tables')}</h3>
      <ul className="help__shortcuts">
        {tableKeys.map(({ id, keys }) => (
          <li key={id} className="help__shortcut">
            <span className="help__what">{translate(`shortcuts.${id}`)}</span>
            <Keys texts={keys} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Keys({ texts }: { readonly texts: readonly string[] }) {
  return (
    <span className="help__keys">
      {texts.map((text) => (
        <kbd key={text}>{text}</kbd>
      ))}
    </span>
  );
}
