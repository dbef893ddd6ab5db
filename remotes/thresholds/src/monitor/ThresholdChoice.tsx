import type { Threshold } from '@console/api-client/thresholds';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import css from './monitor.css';

interface ThresholdChoiceProps {
  readonly thresholds: readonly Threshold[];
  /** Undefined for all. */
  readonly chosen: readonly string[] | undefined;
  /** Told undefined when all are chosen. */
  readonly onChoose: (chosen: readonly string[] | undefined) => void;
}

/** Chooses which thresholds are shown; one is always left. */
export function ThresholdChoice({ thresholds, chosen, onChoose }: ThresholdChoiceProps) {
  useStyles(css);
  const translate = useMessages();
  const ids = thresholds.map(({ id }) => String(id));
  const isChosen = (id: string) => chosen === undefined || chosen.includes(id);
  const shown = ids.filter(isChosen);
  const change = (id: string, add: boolean) => {
    const next = ids.filter((each) => (each === id ? add : isChosen(each)));
    onChoose(next.length === ids.length ? undefined : next);
  };
  return (
    <fieldset className="choice">
      <legend className="design__hidden">{translate('monitor.choice')}</legend>
      {thresholds.map(({ id, name }) => {
        const checked = isChosen(String(id));
        const isLast = checked && shown.length === 1;
        return (
          <label key={id} className="choice__one">
            <input
              type="checkbox"
              checked={checked}
              aria-disabled={isLast || undefined}
              onChange={({ target }) => {
                if (!isLast) change(String(id), target.checked);
              }}
            />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
