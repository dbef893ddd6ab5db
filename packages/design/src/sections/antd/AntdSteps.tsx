import Antd from 'antd/es/steps';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** Progress of a step. */
export type StepState = 'waiting' | 'current' | 'done' | 'failed';

/** One step. */
export interface Step {
  /** Unique among the steps. */
  readonly key: string;
  readonly title: string;
  readonly state: StepState;
  /** A line under the title. */
  readonly detail?: ReactNode;
}

/** Name, steps and direction. */
export interface StepsProps {
  /** Name of the whole, for example `Registration of reader-1`. */
  readonly label: string;
  readonly steps: readonly Step[];
  /**
   * Beside each other, or below each other; on a narrow screen always below each other.
   * @defaultValue `horizontal`
   */
  readonly orientation?: 'horizontal' | 'vertical';
}

const statuses = { waiting: 'wait', current: 'process', done: 'finish', failed: 'error' } as const;

/** The steps of antd. The state of each is also available as text. */
export function AntdSteps({ label, steps, orientation = 'horizontal' }: StepsProps) {
  useStyles(sectionsCss);
  const translate = useMessages();
  return (
    <AntdProvider>
      <Antd
        {...{ role: 'list', 'aria-label': label }}
        orientation={orientation}
        current={steps.findIndex(({ state }) => state === 'current')}
        size="small"
        items={steps.map(({ key, title, state, detail }) => ({
          key,
          role: 'listitem',
          'aria-current': state === 'current' ? ('step' as const) : undefined,
          status: statuses[state],
          content: detail,
          title: (
            <>
              {title}
              <span className="design__hidden">, {translate(`sections.step.${state}`)}</span>
            </>
          ),
        }))}
      />
    </AntdProvider>
  );
}
