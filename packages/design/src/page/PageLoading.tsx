import { ProgressIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import pageCss from './page.css';

/** Takes the place of a page while its record is loading; what loads at once never shows it. */
export function PageLoading() {
  useStyles(pageCss);
  const translate = useMessages();
  return (
    <div className="page__loading" role="status">
      <ProgressIcon spinning />
      <h1 className="page__loading-text">{translate('page.loading')}</h1>
    </div>
  );
}
