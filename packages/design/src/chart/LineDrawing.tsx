import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import highchartsCss from 'highcharts/css/highcharts.css';
import HighchartsReact from 'highcharts-react-official';
import { useMemo } from 'react';
import { useLocale, useMessages } from '../messages';
import { useStyles } from '../theme';
import { useTimeZone } from '../zone';
import chartCss from './chart.css';
import { type ChartContent, chartOptions } from './chartOptions';

/** The drawing itself, with Highcharts; loaded when the first chart is shown. */
export function LineDrawing({ content }: { content: ChartContent }) {
  useStyles(highchartsCss);
  useStyles(chartCss);
  const translate = useMessages();
  const zone = useTimeZone();
  const locale = useLocale();
  const options = useMemo(
    () => chartOptions(content, zone, translate, locale),
    [content, zone, translate, locale],
  );
  // Time and values grow to the right in every language.
  return (
    <div dir="ltr">
      <HighchartsReact highcharts={Highcharts} options={options} />
    </div>
  );
}
