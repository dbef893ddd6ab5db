import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { keyTexts } from './keyTexts';
import { useShortcuts } from './ShortcutsProvider';
import { shortcuts } from './shortcuts';
import css from './shortcuts.css';

/** Keys of every table; they belong to the cell that has the focus and cannot be turned off. */
const tableKeys = [
  { id: 'tables.move', keys: ['← ↑ → ↓'] },
  { id: 'tables.ends', keys: ['Home', 'End'] },
  { id: 'tables.sort', keys: ['Enter'] },
  { id: 'tables.widen', keys: ['Ctrl + ←', 'Ctrl + →'] },
  { id: 'tables.all', keys: ['Ctrl + A'] },
] as const;

/** Lists the shortcuts; each can be turned off, for who sets them off unwillingly. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  useStyles(css);
  const translate = useMessages();
  const { off, turn } = useShortcuts();
  return (
    <Dialog open title={translate('shortcuts.title')} onClose={onClose}>
      <p>{translate('shortcuts.text')}</p>
      <ul className="shortcuts">
        {shortcuts.map(({ id, keys }) => (
          <li key={id}>
            <label className="shortcuts__one">
              <input
                type="checkbox"
                checked={!off.includes(id)}
                onChange={(event) => turn(id, event.target.checked)}
              />
              <span className="shortcuts__what">{translate(`shortcuts.${id}`)}</span>
              <span className="shortcuts__keys">
                {keyTexts(keys, navigator.platform).map((text) => (
                  <kbd key={text}>{text}</kbd>
                ))}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <h3>{translate('shortcuts.tables')}</h3>
      <ul className="shortcuts">
        {tableKeys.map(({ id, keys }) => (
          <li key={id} className="shortcuts__one">
            <span className="shortcuts__what">{translate(`shortcuts.${id}`)}</span>
            <span className="shortcuts__keys">
              {keys.map((text) => (
                <kbd key={text}>{text}</kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
