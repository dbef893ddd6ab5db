import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/xrange';
import 'highcharts/esm/modules/accessibility';
import highchartsCss from 'highcharts/css/highcharts.css';
import HighchartsReact from 'highcharts-react-official';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { useTimeZone } from '../zone';
import { type BarsContent, barsOptions } from './barsOptions';
import chartCss from './chart.css';

/** The drawing itself, with Highcharts; loaded when the first chart of bars is shown. */
export function BarsDrawing({ content }: { content: BarsContent }) {
  useStyles(highchartsCss);
  useStyles(chartCss);
  const translate = useMessages();
  const zone = useTimeZone();
  const options = useMemo(() => barsOptions(content, zone, translate), [content, zone, translate]);
  return <HighchartsReact highcharts={Highcharts} options={options} />;
}
