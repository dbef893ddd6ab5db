import momentGenerateConfig from '@rc-component/picker/es/generate/moment';
import generatePicker from 'antd/es/date-picker/generatePicker';
import moment, { type Moment } from 'moment';
import { type ReactNode, useCallback, useMemo } from 'react';
import { CloseIcon } from '../icons';
import { useLocale, useMessages } from '../messages';
import { dateTimeFormatOf } from '../time';
import { instantOf, wallTime } from '../time/wallTime';
import { type TimeZone, useTimeZone } from '../zone';
import { usePickerWords } from './pickerLanguage';

/** The date picker of antd over moment, which the console has anyway. */
export const MomentPicker = generatePicker<Moment>(momentGenerateConfig);

/** Times step by one minute [FORM-15]. */
const showTime = { format: 'HH:mm', minuteStep: 1 as const, showSecond: false };

/** The wall time of an ISO text, as a picker shows it; null when there is none. */
export const readPicked = (iso: string | undefined, zone: TimeZone): Moment | null => {
  const instant = Date.parse(iso ?? '');
  return Number.isNaN(instant) ? null : wallTime(instant, zone);
};

/** The wall time that a text says in a format; null when it says none. */
export const readTyped = (text: string, format: string): Moment | null => {
  const typed = moment.utc(text.trim(), format, true);
  return typed.isValid() ? typed : null;
};

/** The ISO text of a wall time that was picked; undefined when there is none. */
export const writePicked = (wall: Moment | null, zone: TimeZone): string | undefined =>
  wall ? new Date(instantOf(wall, zone)).toISOString() : undefined;

/** The scrolling columns of a panel, which the keyboard could not reach otherwise. */
function PanelFrame({ children }: { children: ReactNode }) {
  const reach = useCallback((panel: HTMLElement | null) => {
    for (const column of panel?.querySelectorAll<HTMLElement>('.console-picker-time-panel-column') ?? [])
      column.tabIndex = 0;
  }, []);
  return <div ref={reach}>{children}</div>;
}

const inFrame = (panel: ReactNode) => <PanelFrame>{panel}</PanelFrame>;

/** An icon without a name of its own, which would be an English one. */
const withIcon = { clearIcon: <CloseIcon size="1rem" /> };

/** Options shared by the pickers of one time and of a range. @param label name of the field. */
export function usePickerOptions(label: string) {
  const translate = useMessages();
  const zone = useTimeZone();
  const words = usePickerWords();
  const locale = useMemo(
    () => ({
      ...words,
      lang: {
        ...words.lang,
        now: translate('fields.now'),
        ok: translate('fields.ok'),
        clear: translate('fields.clear', { label }),
        // The buttons show month and year: a name without them would hide them from screen readers.
        monthSelect: undefined as never,
        yearSelect: undefined as never,
      },
    }),
    [translate, words, label],
  );
  // Seconds that are typed count.
  const format = dateTimeFormatOf(useLocale());
  return {
    locale,
    showTime,
    // The picker knows the clock of the browser only: in another zone its `Now` would be another time.
    showNow: zone === undefined,
    format,
    allowClear: withIcon,
    panelRender: inFrame,
    className: 'field__select',
  };
}
