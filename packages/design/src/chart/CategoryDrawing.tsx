import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import highchartsCss from 'highcharts/css/highcharts.css';
import HighchartsReact from 'highcharts-react-official';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { type CategoryContent, categoryOptions } from './categoryOptions';
import chartCss from './chart.css';

/** The drawing itself, with Highcharts; loaded when the first chart of named bars is shown. */
export function CategoryDrawing({ content }: { content: CategoryContent }) {
  useStyles(highchartsCss);
  useStyles(chartCss);
  const translate = useMessages();
  const options = useMemo(() => categoryOptions(content, translate), [content, translate]);
  return <HighchartsReact highcharts={Highcharts} options={options} />;
}
