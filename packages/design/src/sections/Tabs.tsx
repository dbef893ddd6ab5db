import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useStyles } from '../theme';
import sectionsCss from './sections.css';

/** One tab. */
export interface Tab {
  /** Unique; what {@link TabsProps.selected} holds. */
  key: string;
  label: string;
  content: ReactNode;
}

/** Options of {@link Tabs}. */
export interface TabsProps {
  /** Name of the whole. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab that is shown; the first one when there is none of this key. */
  selected: string | null | undefined;
  onSelect: (key: string) => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Contents of which one is shown, after the ARIA pattern of tabs: arrows, Home and End select. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  useStyles(sectionsCss);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ key }) => key === selected) ?? tabs[0];
  if (!shown) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(tabs.indexOf(shown), tabs.length);
    const tab = tabs[next];
    if (tab) onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            className="tabs__tab"
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === shown.key}
            aria-controls={key === shown.key ? `${id}-panel` : undefined}
            tabIndex={key === shown.key ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.key}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of tabs wants a panel that can be reached
        tabIndex={0}
      >
        {shown.content}
      </div>
    </div>
  );
}
