import { Icon, type IconProps } from '../icons/Icon';

/** Filter. */
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 4.5h13L11.5 11v5l-3-1.6V11z" />
  </Icon>
);

/** Columns. */
export const ColumnsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4" width="13" height="12" rx="1.5" />
    <path d="M8 4v12M12.2 4v12" />
  </Icon>
);

/** A view that is kept. */
export const ViewIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h8v13l-4-3-4 3z" />
  </Icon>
);

/** Export. */
export const ExportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.5v9M6.5 9L10 12.5 13.5 9M4 15.5v1h12v-1" />
  </Icon>
);

/** The view a table opens with; filled while it is. */
export const OpeningIcon = ({ filled, ...props }: IconProps & { filled: boolean }) => (
  <Icon {...props}>
    <path
      d="M10 3.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z"
      fill={filled ? 'currentColor' : 'none'}
    />
  </Icon>
);
