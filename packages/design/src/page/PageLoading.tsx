import { ProgressIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { usePageTitles } from './PageTitle';
import pageCss from './page.css';

/**
 * Takes the place of a page while its record is loading; what loads at once never shows it. The first page whose heading
 * is there already keeps it, over the outline of the rest.
 */
export function PageLoading() {
  useStyles(pageCss);
  const translate = useMessages();
  const { shown, opening } = usePageTitles();
  if (opening === undefined || shown.current)
    return (
      <div className="page__loading" role="status">
        <ProgressIcon spinning />
        <h1 className="page__loading-text">{translate('page.loading')}</h1>
      </div>
    );
  return (
    <div className="page">
      <div className="page__head">
        <h1 className="page__heading">{opening}</h1>
      </div>
      <div className="page__outline" role="status">
        <span className="design__hidden">{translate('page.loading')}</span>
      </div>
    </div>
  );
}
