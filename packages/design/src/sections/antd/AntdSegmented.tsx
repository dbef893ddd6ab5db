import Antd from 'antd/es/segmented';
import { type ReactNode, useId } from 'react';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** One choice of {@link Segmented}. */
export interface Segment<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Icon before the label. */
  readonly icon?: ReactNode;
}

/** Choices drawn as joined buttons, and the chosen one. */
export interface SegmentedProps<Value extends string = string> {
  /** Name of the whole, for example `View`. */
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  /** Ids of the elements that describe it. @defaultValue nothing does */
  readonly describedBy?: string;
  readonly onChange: (value: Value) => void;
}

/** The segmented control of antd: radios that look like one control. */
export function AntdSegmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, describedBy, onChange } = props;
  useStyles(sectionsCss);
  const name = useId();
  return (
    <AntdProvider>
      <Antd<Value>
        className="segmented"
        aria-label={label}
        aria-describedby={describedBy}
        name={name}
        // The radios take the focus themselves.
        tabIndex={undefined}
        options={[...options]}
        value={value}
        onChange={onChange}
      />
    </AntdProvider>
  );
}
