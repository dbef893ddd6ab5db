import Antd from 'antd/es/tabs';
import { type FocusEvent, Fragment, type ReactNode, useCallback, useId } from 'react';
import { ControlArea } from '../../button';
import { MoreIcon } from '../../icons';
import { useMessages } from '../../messages';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** One tab. */
export interface Tab {
  /** Unique; what {@link TabsProps.selected} holds. */
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Tabs and the selected one. */
export interface TabsProps {
  /** Name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the tab that is shown; the first one when there is none of this key. */
  readonly selected: string | null | undefined;
  readonly onSelect: (key: string) => void;
}

/**
 * antd gives its tab list no name, and counts the menu of further tabs to it, which only may hold tabs. So the element
 * around the tabs alone becomes the list.
 */
function correctList(tabs: HTMLElement | null, label: string): void {
  const list = tabs?.querySelector('.console-tabs-nav-list');
  const around = list?.closest('.console-tabs-nav');
  if (!list || !around) return;
  around.removeAttribute('role');
  around.removeAttribute('aria-orientation');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', label);
}

/** The tabs of antd. They select what is focused, which takes one key less; antd asks for Enter. */
export function AntdTabs({ label, tabs, selected, onSelect }: TabsProps) {
  useStyles(sectionsCss);
  const translate = useMessages();
  const id = useId();
  const correct = useCallback((element: HTMLElement | null) => correctList(element, label), [label]);
  const place = Math.max(
    tabs.findIndex(({ key }) => key === selected),
    0,
  );
  if (tabs.length === 0) return null;
  // antd makes ids of its keys, and ours may hold spaces: it gets places instead.
  const select = (next: number) => {
    const tab = tabs[next];
    if (tab && next !== place) onSelect(tab.key);
  };
  const selectFocused = ({ target }: FocusEvent<HTMLElement>) =>
    select(tabs.findIndex((_, index) => target.id === `${id}-tab-${index}`));
  return (
    <AntdProvider>
      <ControlArea className="tabs" ref={correct} onFocus={selectFocused}>
        <Antd
          id={id}
          activeKey={String(place)}
          onChange={(key) => select(Number(key))}
          items={tabs.map(({ key, label: text, content }, index) => ({
            key: String(index),
            label: text,
            children: <Fragment key={key}>{content}</Fragment>,
          }))}
          destroyOnHidden
          more={{ icon: <MoreIcon label={translate('sections.moreTabs')} />, trigger: 'click' }}
          locale={{ dropdownAriaLabel: translate('sections.moreTabs') }}
        />
      </ControlArea>
    </AntdProvider>
  );
}
