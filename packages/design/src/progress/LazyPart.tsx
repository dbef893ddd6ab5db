import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Options of {@link LazyPart}. */
export interface LazyPartProps<Props extends object> {
  /** Brings the component; keeps its identity. */
  load: () => Promise<ComponentType<Props>>;
  /** What the component takes. */
  props: Props;
  /** Shown while it loads; default says that it does. */
  waiting?: ReactNode;
}

type Loaded<Props extends object> = { part: ComponentType<Props> } | 'loading' | 'failed';

/**
 * A part of the console whose code comes when it is first needed. When it cannot come, because the server is out of
 * reach for instance, this says so in its place and offers to try again; what is around it goes on.
 */
export function LazyPart<Props extends object>({ load, props, waiting }: LazyPartProps<Props>) {
  useStyles(progressCss);
  const translate = useMessages();
  const [loaded, setLoaded] = useState<Loaded<Props>>('loading');
  useEffect(() => {
    if (loaded !== 'loading') return;
    let wanted = true;
    const settle = (next: Loaded<Props>) => {
      if (wanted) setLoaded(next);
    };
    load().then(
      (part) => settle({ part }),
      () => settle('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load, loaded]);
  if (loaded === 'loading')
    return waiting === undefined ? <p className="lazy">{translate('page.loading')}</p> : waiting;
  if (loaded === 'failed')
    return (
      <div className="lazy" role="alert">
        <p>{translate('page.partMissing')}</p>
        <Button onClick={() => setLoaded('loading')}>{translate('page.retry')}</Button>
      </div>
    );
  const Part = loaded.part;
  return <Part {...props} />;
}
