import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import type { ReactNode } from 'react';
import samplesCss from './samples.css';

interface SampleSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that tries something out. Nothing in it is loaded before it is opened. */
export function SampleSection({ title, children }: SampleSectionProps) {
  useStyles(samplesCss);
  return (
    <Collapsible title={title}>
      <div className="samples__section">{children}</div>
    </Collapsible>
  );
}
