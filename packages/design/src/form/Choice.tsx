import { useEffect, useRef, useState } from 'react';
import { lazyNamed } from '../progress';
import { ClosedSelect } from './ClosedSelect';
import { ControlLoading } from './field';
import { firstMatch } from './groupOptions';
import type { SearchProps, SelectStart } from './SearchSelect';

const SearchSelect = lazyNamed(
  () => import(/* webpackChunkName: "antd-select" */ './SearchSelect'),
  'SearchSelect',
  { waiting: ControlLoading },
);

/** Control of one choice that may allow typed values. */
export interface ChoiceProps extends SearchProps<string | undefined> {
  /** Allows values that are no option. */
  free: boolean | undefined;
}

/**
 * One of several. Closed and untouched it is drawn by the browser, since most choices of a form are never opened; the
 * select of antd is loaded when somebody points at it or comes to it, and takes its place when it is opened, with the
 * focus and what was typed meanwhile. Not before: whoever only passes would be told the same choice twice.
 */
export function Choice(props: ChoiceProps) {
  const { options, loading, free, onChange } = props;
  const [ready, setReady] = useState(false);
  const [start, setStart] = useState<SelectStart>({ focused: false, open: false, search: '' });
  const [round, setRound] = useState(0);
  const [confirmed, setConfirmed] = useState<string>();
  const focused = useRef(false);
  const control = {
    ...props.control,
    onFocus() {
      focused.current = true;
      props.control.onFocus();
    },
    onBlur() {
      focused.current = false;
      props.control.onBlur();
    },
  };

  useEffect(() => {
    if (confirmed === undefined || loading) return;
    setConfirmed(undefined);
    const match = firstMatch(options, confirmed)?.value ?? (free ? confirmed.trim() : undefined);
    if (match !== undefined) {
      setStart((before) => ({ ...before, open: false, search: '' }));
      onChange(match);
    } else if (focused.current) {
      setStart({ focused: true, open: true, search: confirmed });
      setRound((before) => before + 1);
    }
  }, [confirmed, loading, options, free, onChange]);

  const takeOver = () => {
    // Not while an event is under way: what closes lists on a press elsewhere would take it for one.
    void SearchSelect.preload().then(() => setTimeout(() => setReady(true)));
  };
  if (ready)
    return (
      <SearchSelect
        {...props}
        key={round}
        control={control}
        start={{ ...start, focused: focused.current || start.focused }}
        onConfirm={setConfirmed}
      />
    );
  const change = (part: Partial<SelectStart>) => {
    setStart((before) => ({ ...before, ...part }));
    if (part.open) takeOver();
  };
  return (
    <ClosedSelect
      {...props}
      control={control}
      typed={start.search || confirmed || undefined}
      onNear={SearchSelect.preload}
      onOpen={() => change({ open: true })}
      onType={(search) => change({ search, open: true })}
      onConfirm={() => {
        setConfirmed(start.search);
        change({ search: '', open: false });
      }}
      onCancel={() => change({ search: '', open: false })}
      onLeave={() => {
        if (free && start.search.trim() !== '') onChange(start.search.trim());
        change({ search: '', open: false });
      }}
    />
  );
}
