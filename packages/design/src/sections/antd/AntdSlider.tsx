import Antd from 'antd/es/slider';
import { useStyles } from '../../theme';
import { AntdProvider } from '../../theme/AntdProvider';
import sectionsCss from '../sections.css';

/** Range, step and unit of a slider; `onCommit` follows the end of a drag. */
export interface SliderProps {
  /** Name of the slider. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** @defaultValue 1 */
  readonly step?: number;
  readonly value: number;
  /** Called with every value while it is moved. */
  readonly onChange: (value: number) => void;
  /** Called once when the handle is released, for work too costly for every value. */
  readonly onCommit?: (value: number) => void;
  /**
   * The value in words: in the hint at the handle and for assistive technology.
   * @defaultValue the number itself
   */
  readonly format?: (value: number) => string;
  /** Called when the focus leaves it. */
  readonly onBlur?: () => void;
}

/** The slider of antd. */
export function AntdSlider(props: SliderProps) {
  const { label, min, max, step = 1, value, onChange, onCommit, format = String, onBlur } = props;
  useStyles(sectionsCss);
  return (
    <AntdProvider>
      <Antd
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={onChange}
        onChangeComplete={onCommit}
        onBlur={onBlur}
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={format}
        tooltip={{ formatter: (shown) => format(shown ?? value) }}
      />
    </AntdProvider>
  );
}
