import Antd from 'antd/es/tree';
import { useMemo } from 'react';
import { ChevronDownIcon } from '../../icons';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** An item of a tree with those below it. */
export interface TreeItem {
  /** Unique in the whole tree. */
  readonly key: string;
  readonly label: string;
  readonly children?: readonly TreeItem[];
}

/** Entries of a tree, and those open, selected and checked. */
export interface TreeProps {
  /** Name of the tree. */
  readonly label: string;
  readonly items: readonly TreeItem[];
  /**
   * Keys of the items that are open at the start.
   * @defaultValue all of them
   */
  readonly initiallyOpen?: readonly string[];
  /** Key of the selected item. */
  readonly selected?: string | null;
  /** Makes items selectable; called with the key of the selected item, null when it is no longer selected. */
  readonly onSelect?: (key: string | null) => void;
  /** Keys of the checked items without others below them. */
  readonly checked?: readonly string[];
  /** Gives every item a checkbox, which also checks what is below it; called with the checked keys. */
  readonly onCheck?: (keys: readonly string[]) => void;
  /**
   * Height in pixels of a tree that scrolls and draws only what is visible, for thousands of items.
   * @defaultValue as high as its items
   */
  readonly height?: number;
}

interface Node {
  key: string;
  title: string;
  children?: Node[];
  'aria-level': number;
}

const nodesOf = (items: readonly TreeItem[], level: number): Node[] =>
  items.map(({ key, label, children }) => ({
    key,
    title: label,
    'aria-level': level,
    ...(children && { children: nodesOf(children, level + 1) }),
  }));

const leavesIn = (items: readonly TreeItem[]): string[] =>
  items.flatMap(({ key, children }) => (children?.length ? leavesIn(children) : [key]));

/** The tree of antd. */
export function AntdTree(props: TreeProps) {
  const { label, items, initiallyOpen, selected, onSelect, checked, onCheck, height } = props;
  useStyles(sectionsCss);
  const nodes = useMemo(() => nodesOf(items, 1), [items]);
  const leaves = useMemo(() => new Set(leavesIn(items)), [items]);
  return (
    <AntdProvider>
      <Antd
        aria-label={label}
        blockNode
        height={height}
        treeData={nodes}
        {...(initiallyOpen ? { defaultExpandedKeys: [...initiallyOpen] } : { defaultExpandAll: true })}
        selectable={onSelect !== undefined}
        selectedKeys={selected ? [selected] : []}
        onSelect={([key]) => onSelect?.(key === undefined ? null : String(key))}
        checkable={onCheck !== undefined}
        checkedKeys={[...(checked ?? [])]}
        onCheck={(keys) =>
          onCheck?.((Array.isArray(keys) ? keys : keys.checked).map(String).filter((key) => leaves.has(key)))
        }
        switcherIcon={
          <span>
            <ChevronDownIcon size="1rem" />
          </span>
        }
      />
    </AntdProvider>
  );
}
