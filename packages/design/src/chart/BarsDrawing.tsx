import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/xrange';
import 'highcharts/esm/modules/accessibility';
import highchartsCss from 'highcharts/css/highcharts.css';
import HighchartsReact from 'highcharts-react-official';
import { memo, useMemo } from 'react';
import { useLocale, useMessages } from '../messages';
import { useStyles } from '../theme';
import { useTimeZone } from '../zone';
import { type BarsContent, barsOptions, type SayOfBar } from './barsOptions';
import chartCss from './chart.css';

interface BarsDrawingProps {
  content: BarsContent;
  onSay: SayOfBar;
}

/** The drawing itself, with Highcharts; loaded when the first chart of bars is shown. */
export const BarsDrawing = memo(function BarsDrawing({ content, onSay }: BarsDrawingProps) {
  useStyles(highchartsCss);
  useStyles(chartCss);
  const translate = useMessages();
  const zone = useTimeZone();
  const locale = useLocale();
  const options = useMemo(
    () => barsOptions(content, zone, translate, onSay, locale),
    [content, zone, translate, onSay, locale],
  );
  // Highcharts finds bars and marks of before by where they begin, and takes one for another when that changes.
  const begins = content.bars
    .map(({ id, planned, real, marks }) => [id, (real ?? planned)?.[0], ...marks])
    .join(' ');
  // Time goes to the right in every language.
  return (
    <div dir="ltr">
      <HighchartsReact key={begins} highcharts={Highcharts} options={options} />
    </div>
  );
});
