import type { ReaderArrangement } from '@console/api-client/threshold-antenna-configurations';
import { OverheadIcon, OverheadOffsetIcon, SideBySideIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Code } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import type { ReactNode } from 'react';
import css from './arrangement.css';
import { arrangementInWords } from './threshold.texts';

/** Icons of the arrangements. */
const icons = {
  OVERHEAD: <OverheadIcon />,
  OVERHEAD_OFFSET: <OverheadOffsetIcon />,
  SIDE_BY_SIDE: <SideBySideIcon />,
} satisfies Record<ReaderArrangement, ReactNode>;

/** The icon of an arrangement; one that only a newer service knows has none. */
export const arrangementIcon = (arrangement: string): ReactNode =>
  Object.entries(icons).find(([known]) => known === arrangement)?.[1];

interface ArrangementProps {
  /** Undefined when the service does not name it. */
  readonly value: string | undefined;
}

/** Arrangement of the readers of a threshold: icon and word. */
export function Arrangement({ value }: ArrangementProps) {
  useStyles(css);
  const translate = useMessages();
  if (value === undefined) return '–';
  return (
    <span className="arrangement">
      {arrangementIcon(value)}
      <Code code={value} words={arrangementInWords(value, translate)} />
    </span>
  );
}
