import { useMessages } from '../messages';
import { Skeleton } from '../progress';

interface ChartLoadingProps {
  content: { readonly label: string };
}

/** Stands in the place of a chart whose code or first value has not come yet. */
export function ChartLoading({ content: { label } }: ChartLoadingProps) {
  const translate = useMessages();
  return <Skeleton label={translate('chart.waiting', { label })} lines={8} />;
}
