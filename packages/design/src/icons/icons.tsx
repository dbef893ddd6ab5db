import { Icon, type IconProps } from './Icon';

/** Add. */
export const AddIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);

/** Remove. */
export const RemoveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10h12" />
  </Icon>
);

/** Edit. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.8 3.8l3.4 3.4L7 16.4l-4 .6.6-4zM10.9 5.7l3.4 3.4" />
  </Icon>
);

/** Delete. */
export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.4 8.8v4.6M11.6 8.8v4.6" />
  </Icon>
);

/** Copy. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2" />
  </Icon>
);

/** Restart. */
export const RestartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10a6 6 0 1 1-2-4.47M16.5 2.8v3.4h-3.4" />
  </Icon>
);

/** Retry or reload. */
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9a6.2 6.2 0 0 1 11-2.6L16.5 8M16 11a6.2 6.2 0 0 1-11 2.6L3.5 12M16.5 4v4h-4M3.5 16v-4h4" />
  </Icon>
);

/** Search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.25" />
    <path d="M13 13l3.8 3.8" />
  </Icon>
);

/** Close or dismiss. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
);

/** Navigation. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);

/** More actions. */
export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="4.5" cy="10" r=".8" fill="currentColor" />
    <circle cx="10" cy="10" r=".8" fill="currentColor" />
    <circle cx="15.5" cy="10" r=".8" fill="currentColor" />
  </Icon>
);

/** Opens below. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 8l4.5 4.5L14.5 8" />
  </Icon>
);

/** Next level. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5l4.5 4.5L8 14.5" />
  </Icon>
);

/** Can be sorted. */
export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 8L10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5" />
  </Icon>
);

/** Sorted from the smallest. */
export const SortAscendingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 16V4.5M5.5 9L10 4.5 14.5 9" />
  </Icon>
);

/** Sorted from the largest. */
export const SortDescendingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />
  </Icon>
);

/** Done. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
);

/** Success. */
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M6.8 10.3l2.3 2.3 4.2-4.8" />
  </Icon>
);

/** Warning. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.2l7.5 13.3h-15zM10 8.2v3.8M10 14.3v.1" />
  </Icon>
);

/** Danger. */
export const DangerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 2.8h6L17.2 7v6L13 17.2H7L2.8 13V7zM10 6.3v4.4M10 13.6v.1" />
  </Icon>
);

/** Information. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.3v4.2M10 6.5v.1" />
  </Icon>
);

/** Neither good nor bad. */
export const NeutralIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M7 10h6" />
  </Icon>
);

/** In progress. */
export const ProgressIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3a7 7 0 1 0 7 7" />
  </Icon>
);

/** Not allowed. */
export const BlockedIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M5.2 5.2l9.6 9.6" />
  </Icon>
);

/** Leaves the console. */
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11.5 3.5h5v5M16.5 3.5L9.5 10.5M14.5 11.5v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h4" />
  </Icon>
);

/** Back. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10H4.5M9 5.5L4.5 10 9 14.5" />
  </Icon>
);

/** User. */
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 16.5a6.3 6.3 0 0 1 12.4 0" />
  </Icon>
);

/** Log out. */
export const LogOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3.5H4.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H8M12.5 6.5L16 10l-3.5 3.5M16 10H7.5" />
  </Icon>
);

/** Light theme. */
export const LightIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="3.3" />
    <path d="M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1" />
  </Icon>
);

/** Dark theme. */
export const DarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z" />
  </Icon>
);

/** Reader. */
export const ReaderIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="12" width="14" height="4.5" rx="1" />
    <path d="M6 14.3h.1M9 14.3h.1M7 8.8a4.2 4.2 0 0 1 6 0M4.8 6.2a7.3 7.3 0 0 1 10.4 0" />
  </Icon>
);

/** Job. */
export const JobIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4l10 6-10 6z" />
  </Icon>
);

/** Stop. */
export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="5" width="10" height="10" rx="1" />
  </Icon>
);

/** Time. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.3l2.8 1.7" />
  </Icon>
);

/** What is hidden can be seen. */
export const VisibleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z" />
    <circle cx="10" cy="10" r="2.2" />
  </Icon>
);

/** What is shown can be hidden. */
export const HiddenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM4 16L16 4" />
  </Icon>
);

/** Up. */
export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 16V4M5 9l5-5 5 5" />
  </Icon>
);

/** Down. */
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4v12M5 11l5 5 5-5" />
  </Icon>
);

/** A handle to drag by. */
export const DragIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5h.1M8 10h.1M8 15h.1M12 5h.1M12 10h.1M12 15h.1" />
  </Icon>
);

/** A file. */
export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 3h6l4 4v10H5zM11 3v4h4" />
  </Icon>
);

/** Date. */
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="13" height="12" rx="1.5" />
    <path d="M3.5 8.500h13M7 2.800v3M13 2.800v3" />
  </Icon>
);

/** Notifications. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 14V9a5 5 0 0 1 10 0v5l1.500 1.500h-13zM8.500 17.500h3" />
  </Icon>
);

/** The whole of it. */
export const FitIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7V3.500H7M13 3.500h3.500V7M16.5 13v3.500H13M7 16.500H3.500V13" />
  </Icon>
);
