import { usePersistentState } from '@console/design/preferences';
import { useAddress } from '@console/design/router';
import { useState } from 'react';
import { recipeKey, startKey } from './job.kind';

const readOpen = (kept: unknown) => (typeof kept === 'boolean' ? kept : undefined);

/** State of the form on the list, and who wants to type in it. */
interface StartFormState {
  readonly open: boolean;
  /** Opened or folded by its heading: that is remembered for the user. */
  readonly toggle: (open: boolean) => void;
  /** Opens it for one job. */
  readonly ask: () => void;
  /** It was asked for and has served: it folds again, unless the user keeps it open. */
  readonly served: () => void;
  /** The recipe that the address asks for; undefined when it names none. */
  readonly recipeName: string | undefined;
  /** Another number each time that the form shall take the focus; 0 as long as nobody asked for it. */
  readonly asked: number;
}

/**
 * The form stands above what runs, so it is folded while jobs are active, until the user decides otherwise. The address
 * `?start=open` opens it for one job, `&recipe=` with a recipe chosen.
 *
 * @param busy - whether jobs are active; undefined while that is not known
 */
export function useStartForm(busy: boolean | undefined): StartFormState {
  const [kept, keep] = usePersistentState('jobs.startForm', readOpen);
  const [params, put] = useAddress();
  const wanted = params.get(startKey) === 'open';
  // An address takes a moment to change. Its form is folded at once: shown for that moment it would take the focus.
  const [isServed, setServed] = useState(false);
  if (isServed && !wanted) setServed(false);
  const inAddress = wanted && !isServed;
  const [clicks, setClicks] = useState(0);
  // By what was active when the page opened: a job that starts meanwhile folds nothing that is typed in.
  const [initially, setInitially] = useState<boolean>();
  if (initially === undefined && busy !== undefined) setInitially(!busy);

  const setInAddress = (open: boolean) =>
    put(open ? { [startKey]: 'open' } : { [startKey]: undefined, [recipeKey]: undefined });
  return {
    open: inAddress || (kept ?? initially ?? false),
    toggle: (open) => {
      keep(open);
      if (inAddress) setInAddress(false);
    },
    ask: () => {
      setClicks((before) => before + 1);
      setServed(false);
      setInAddress(true);
    },
    served: () => {
      if (!inAddress) return;
      setServed(true);
      setInAddress(false);
    },
    recipeName: (inAddress && params.get(recipeKey)) || undefined,
    asked: inAddress ? clicks + 1 : 0,
  };
}
