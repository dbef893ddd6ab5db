import { box, circle, createFilledIcon, createIcon, createPointingIcon } from './Icon';

/** Add. */
export const AddIcon = createIcon('M10 4v12M4 10h12');

/** Remove. */
export const RemoveIcon = createIcon('M4 10h12');

/** Edit. */
export const EditIcon = createIcon('M12.8 3.8l3.4 3.4L7 16.4l-4 .6.6-4zM10.9 5.7l3.4 3.4');

/** Delete. */
export const DeleteIcon = createIcon(
  'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.4 8.8v4.6M11.6 8.8v4.6',
);

/** Copy. */
export const CopyIcon = createIcon(
  box(7, 7, 9.5, 9.5, 1.5),
  'M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2',
);

/** Restart. */
export const RestartIcon = createIcon('M16 10a6 6 0 1 1-2-4.47M16.5 2.8v3.4h-3.4');

/** Retry or reload. */
export const RefreshIcon = createIcon(
  'M4 9a6.2 6.2 0 0 1 11-2.6L16.5 8M16 11a6.2 6.2 0 0 1-11 2.6L3.5 12M16.5 4v4h-4M3.5 16v-4h4',
);

/** Search. */
export const SearchIcon = createIcon(circle(9, 9, 5.25), 'M13 13l3.8 3.8');

/** Close or dismiss. */
export const CloseIcon = createIcon('M5 5l10 10M15 5L5 15');

/** Navigation. */
export const MenuIcon = createIcon('M3 5.5h14M3 10h14M3 14.5h14');

/** More actions. */
export const MoreIcon = createIcon(circle(4.5, 10, 0.8), circle(10, 10, 0.8), circle(15.5, 10, 0.8));

/** Opens below. */
export const ChevronDownIcon = createIcon('M5.5 8l4.5 4.5L14.5 8');

/** Next level. */
export const ChevronRightIcon = createPointingIcon('M8 5.5l4.5 4.5L8 14.5');

/** Can be sorted. */
export const SortIcon = createIcon('M6.5 8L10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5');

/** Sorted from the smallest. */
export const SortAscendingIcon = createIcon('M10 16V4.5M5.5 9L10 4.5 14.5 9');

/** Sorted from the largest. */
export const SortDescendingIcon = createIcon('M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5');

/** Done. */
export const CheckIcon = createIcon('M4 10.5l4 4 8-9');

/** Success. */
export const SuccessIcon = createIcon(circle(10, 10, 7), 'M6.8 10.3l2.3 2.3 4.2-4.8');

/** Warning. */
export const WarningIcon = createIcon('M10 3.2l7.5 13.3h-15zM10 8.2v3.8M10 14.3v.1');

/** Danger. */
export const DangerIcon = createIcon('M7 2.8h6L17.2 7v6L13 17.2H7L2.8 13V7zM10 6.3v4.4M10 13.6v.1');

/** Information. */
export const InfoIcon = createIcon(circle(10, 10, 7), 'M10 9.3v4.2M10 6.5v.1');

/** Help. */
export const HelpIcon = createIcon(circle(10, 10, 7), 'M8 8.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M10 13.7v.1');

/** Neither good nor bad. */
export const NeutralIcon = createIcon(circle(10, 10, 7), 'M7 10h6');

/** In progress. */
export const ProgressIcon = createIcon('M10 3a7 7 0 1 0 7 7');

/** Not allowed. */
export const BlockedIcon = createIcon(circle(10, 10, 7), 'M5.2 5.2l9.6 9.6');

/** Leaves the console. */
export const ExternalIcon = createPointingIcon(
  'M11.5 3.5h5v5M16.5 3.5L9.5 10.5M14.5 11.5v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h4',
);

/** Back. */
export const BackIcon = createPointingIcon('M16 10H4.5M9 5.5L4.5 10 9 14.5');

/** User. */
export const UserIcon = createIcon(circle(10, 7, 3.2), 'M3.8 16.5a6.3 6.3 0 0 1 12.4 0');

/** Sign out. */
export const SignOutIcon = createPointingIcon(
  'M8 3.5H4.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H8M12.5 6.5L16 10l-3.5 3.5M16 10H7.5',
);

/** Light theme. */
export const LightIcon = createIcon(
  circle(10, 10, 3.3),
  'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
);

/** Dark theme. */
export const DarkIcon = createIcon('M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z');

/** Reader. */
export const ReaderIcon = createIcon(
  box(3, 12, 14, 4.5, 1),
  'M6 14.3h.1M9 14.3h.1M7 8.8a4.2 4.2 0 0 1 6 0M4.8 6.2a7.3 7.3 0 0 1 10.4 0',
);

/** Job. */
export const JobIcon = createIcon('M6 4l10 6-10 6z');

/** Stop. */
export const StopIcon = createFilledIcon(box(5, 5, 10, 10, 1));

/** Pause. */
export const PauseIcon = createIcon(box(5.5, 5, 3, 10, 0.5), box(11.5, 5, 3, 10, 0.5));

/** Start, go on. */
export const PlayIcon = createIcon('M6.5 4.5l9 5.5-9 5.5z');

/** Time. */
export const ClockIcon = createIcon(circle(10, 10, 7), 'M10 6v4.3l2.8 1.7');

/** Show what is hidden. */
export const VisibleIcon = createIcon(
  'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z',
  circle(10, 10, 2.2),
);

/** Hide what is shown. */
export const HiddenIcon = createIcon('M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM4 16L16 4');

/** Up. */
export const UpIcon = createIcon('M10 16V4M5 9l5-5 5 5');

/** Down. */
export const DownIcon = createIcon('M10 4v12M5 11l5 5 5-5');

/** A handle to drag by. */
export const DragIcon = createIcon('M8 5h.1M8 10h.1M8 15h.1M12 5h.1M12 10h.1M12 15h.1');

/** A file. */
export const FileIcon = createIcon('M5 3h6l4 4v10H5zM11 3v4h4');

/** Date. */
export const CalendarIcon = createIcon(box(3.5, 4.5, 13, 12, 1.5), 'M3.5 8.5h13M7 2.8v3M13 2.8v3');

/** Notifications. */
export const BellIcon = createIcon('M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3');

/** Fit into the view. */
export const FitIcon = createIcon('M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13');

/** A reader over the middle of a passage. */
export const OverheadIcon = createIcon('M3.5 17V4h13v13', box(7.5, 4, 5, 3, 0.5));

/** Readers over both ends of a passage. */
export const OverheadOffsetIcon = createIcon(
  'M3.5 17V4h13v13',
  box(4.5, 4, 4, 3, 0.5),
  box(11.5, 4, 4, 3, 0.5),
);

/** Readers at both sides of a passage. */
export const SideBySideIcon = createIcon('M4 17V4h12v13', box(2.5, 8, 3, 5, 0.5), box(14.5, 8, 3, 5, 0.5));

/** Token or other credential. */
export const KeyIcon = createIcon(circle(6.8, 13.2, 3.3), 'M9.2 10.8L16.5 3.5M13 7l2.5 2.5');
