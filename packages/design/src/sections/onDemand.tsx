import { useMessages } from '../messages';
import { lazyNamed, Skeleton, skeletonOf } from '../progress';
import { useStyles } from '../theme';
import type { SegmentedProps } from './antd/AntdSegmented';
import type { StepsProps } from './antd/AntdSteps';
import sectionsCss from './sections.css';

const Waiting = skeletonOf();
const WaitingLine = skeletonOf('page.loading', 1);

/** Takes the room of the steps. */
function WaitingSteps({ steps, orientation = 'horizontal' }: StepsProps) {
  useStyles(sectionsCss);
  const translate = useMessages();
  return (
    <div className={`waiting-steps waiting-steps--${orientation}`}>
      <Skeleton label={translate('page.loading')} lines={steps.length} />
    </div>
  );
}

/** Takes the room of the choices, in their words. */
function WaitingSegmented({ options }: SegmentedProps) {
  useStyles(sectionsCss);
  const translate = useMessages();
  return (
    <div className="segmented segmented--waiting" role="status">
      <span className="design__hidden">{translate('page.loading')}</span>
      {options.map(({ value, label, icon }) => (
        <span className="segmented__choice" key={value} aria-hidden="true">
          {icon} {label}
        </span>
      ))}
    </div>
  );
}

/**
 * Panels of which one is shown. Arrow keys, Home and End select. Tabs without room are in a menu at the end.
 *
 * @example
 * ```tsx
 * const [view, setView] = useState('list');
 *
 * <Tabs
 *   label="Views"
 *   selected={view}
 *   onSelect={setView}
 *   tabs={[
 *     { key: 'list', label: 'List', content: <ReaderList /> },
 *     { key: 'plan', label: 'Plan', content: <ReaderPlan /> },
 *   ]}
 * />
 * ```
 */
export const Tabs = lazyNamed(() => import('./antd/AntdTabs'), 'AntdTabs', { waiting: Waiting });

/**
 * Progress of something with several steps, for example the registration of a reader.
 *
 * @example
 * ```tsx
 * <Steps
 *   label="Registration of reader-1"
 *   steps={[
 *     { key: 'upload', title: 'Upload package', state: 'done' },
 *     { key: 'reboot', title: 'Reboot', state: 'current' },
 *   ]}
 * />
 * ```
 */
export const Steps = lazyNamed(() => import('./antd/AntdSteps'), 'AntdSteps', { waiting: WaitingSteps });

/** Events one below the other, each with its time. */
export const Timeline = lazyNamed(() => import('./antd/AntdTimeline'), 'AntdTimeline', { waiting: Waiting });

/** One of a few, all of which can be seen in one line: switches a view. In a form use `SegmentedField`. */
export const Segmented = lazyNamed(() => import('./antd/AntdSegmented'), 'AntdSegmented', {
  waiting: WaitingSegmented,
});

/**
 * Items with others below them: one can be selected, or many checked. Arrow keys move, open and close, Space selects
 * or checks.
 */
export const Tree = lazyNamed(() => import('./antd/AntdTree'), 'AntdTree', { waiting: Waiting });

/** A number that is moved between two limits, by pointer or by arrow keys. In a form use `SliderField`. */
export const Slider = lazyNamed(() => import('./antd/AntdSlider'), 'AntdSlider', { waiting: WaitingLine });
