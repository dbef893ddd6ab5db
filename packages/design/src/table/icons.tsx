import { box, createIcon, Icon, type IconProps } from '../icons/Icon';

/** Filter. */
export const FilterIcon = createIcon('M3.5 4.5h13L11.5 11v5l-3-1.6V11z');

/** Columns. */
export const ColumnsIcon = createIcon(box(3.5, 4, 13, 12, 1.5), 'M8 4v12M12.2 4v12');

/** A saved view. */
export const ViewIcon = createIcon('M6 3.5h8v13l-4-3-4 3z');

/** Export. */
export const ExportIcon = createIcon('M10 3.5v9M6.5 9L10 12.5 13.5 9M4 15.5v1h12v-1');

/** The view a table opens with; filled while it is. */
export const OpeningIcon = ({ filled, ...props }: IconProps & { filled: boolean }) => (
  <Icon {...props}>
    <path
      d="M10 3.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z"
      fill={filled ? 'currentColor' : 'none'}
    />
  </Icon>
);
