import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import highchartsCss from 'highcharts/css/highcharts.css';
import HighchartsReact from 'highcharts-react-official';
import { useMemo } from 'react';
import { useLocale, useMessages } from '../messages';
import { useStyles } from '../theme';
import { type CategoryContent, categoryOptions } from './categoryOptions';
import chartCss from './chart.css';

/** The drawing itself, with Highcharts; loaded when the first chart of named bars is shown. */
export function CategoryDrawing({ content }: { content: CategoryContent }) {
  useStyles(highchartsCss);
  useStyles(chartCss);
  const translate = useMessages();
  const locale = useLocale();
  const options = useMemo(() => categoryOptions(content, translate, locale), [content, translate, locale]);
  // Time and values grow to the right in every language.
  return (
    <div dir="ltr">
      <HighchartsReact highcharts={Highcharts} options={options} />
    </div>
  );
}
