export type { Segment, SegmentedProps } from './antd/AntdSegmented';
export type { SliderProps } from './antd/AntdSlider';
export type { Step, StepState, StepsProps } from './antd/AntdSteps';
export type { Tab, TabsProps } from './antd/AntdTabs';
export type { TimelineEvent, TimelineProps } from './antd/AntdTimeline';
export type { TreeItem, TreeProps } from './antd/AntdTree';
export { Collapsible, type CollapsibleProps } from './Collapsible';
export { type CreateFormWork, CreateSection, type CreateSectionProps } from './CreateSection';
export { Segmented, Slider, Steps, Tabs, Timeline, Tree } from './onDemand';
