import {
  type ComponentProps,
  type ComponentType,
  createElement,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { useAlertRole } from '../theme/useAlertRole';
import { LoadFailureContext } from './loadFailures';
import progressCss from './progress.css';

// biome-ignore lint/suspicious/noExplicitAny: components of any props are loaded; their own types are kept
type AnyComponent = ComponentType<any>;

/** Names under which a module exports components. */
type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends AnyComponent ? Name : never;
}[keyof Module];

/** The component that a module exports under a name. */
type ComponentOf<Module, Name extends ComponentName<Module>> = Extract<Module[Name], AnyComponent>;

/** A component whose code is loaded when it is first shown; takes the props of the component itself. */
export type Lazy<Component extends AnyComponent> = Component & {
  /**
   * Loads the code ahead of time, on hover of what opens it for instance. Resolves when the component can be shown at
   * once; never rejects, since a failure is shown where the component is: one that goes to an error boundary is not
   * tried again before it is drawn anew.
   */
  preload(): Promise<void>;
  /** True once the component is drawn without waiting. */
  isLoaded(): boolean;
};

/** Placeholder and failure of a component loaded on demand. */
export interface LazyNamedOptions<Component extends AnyComponent> {
  /**
   * Shown while the code loads; gets the props of the component. Null shows nothing, for what opens over the page.
   * @defaultValue a line of text, `Loading…`
   */
  readonly waiting?: ComponentType<ComponentProps<Component>> | null;
  /**
   * Failure to load the code: `show` a message with a retry button in its place, or `throw` the error to the
   * nearest error boundary, which loads it again by drawing it anew. @defaultValue `show`
   */
  readonly onError?: 'show' | 'throw';
}

/**
 * A component of a module that is loaded when it is first shown. When the module cannot be loaded, a message with a
 * retry button takes its place; the page around it stays as it is. Once loaded the component is drawn
 * synchronously: nothing suspends, so React holds nothing back.
 *
 * @param load - imports the module; called again after a failure
 * @param name - name under which the module exports the component
 * @example
 * ```tsx
 * const ReaderPlan = lazyNamed(() => import('./ReaderPlan'), 'ReaderPlan', { waiting: Skeleton });
 *
 * <Link onPointerEnter={() => ReaderPlan.preload()} … />
 * <ReaderPlan reader={reader} />
 * ```
 */
export function lazyNamed<Module, Name extends ComponentName<Module>>(
  load: () => Promise<Module>,
  name: Name,
  { waiting: Waiting = Loading, onError = 'show' }: LazyNamedOptions<ComponentOf<Module, Name>> = {},
): Lazy<ComponentOf<Module, Name>> {
  let loaded: AnyComponent | undefined;
  let pending: Promise<void> | undefined;
  /**
   * Last failure to load, for an error boundary: it gets it before anything is tried again, and tries itself.
   */
  let failure: { readonly cause: unknown; told: boolean } | undefined;

  async function request() {
    try {
      const component = (await load())[name] as AnyComponent | undefined;
      if (!component) throw new Error(`The module of ${String(name)} does not export it.`);
      loaded = component;
    } catch (cause) {
      if (onError === 'throw') failure = { cause, told: false };
      throw cause;
    } finally {
      pending = undefined;
    }
  }
  const requestOnce = () => {
    if (loaded) return Promise.resolve();
    pending ??= request();
    return pending;
  };
  const requestDrawn = () => {
    if (failure && !failure.told) return Promise.reject(failure.cause);
    failure = undefined;
    return requestOnce();
  };

  function LazyNamed(props: object) {
    const [phase, setPhase] = useState<Phase>(loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (phase !== 'loading') return;
      let mounted = true;
      requestDrawn().then(
        () => mounted && setPhase('loaded'),
        (cause: unknown) => {
          if (!mounted) return;
          // Thrown from state, not from here: React draws a part that throws once more before it gives up.
          if (failure) failure.told = true;
          setPhase({ cause });
        },
      );
      return () => {
        mounted = false;
      };
    }, [phase]);
    if (loaded) return createElement(loaded, props);
    if (typeof phase === 'object') {
      if (onError === 'throw') throw phase.cause;
      return <LoadFailure cause={phase.cause} onRetry={() => setPhase('loading')} />;
    }
    return Waiting && createElement(Waiting as AnyComponent, props);
  }
  LazyNamed.displayName = `Lazy(${String(name)})`;
  const preload = () => (failure ? Promise.resolve() : requestOnce().catch(() => undefined));
  const isLoaded = () => loaded !== undefined;
  return Object.assign(LazyNamed, { preload, isLoaded }) as unknown as Lazy<ComponentOf<Module, Name>>;
}

/** Loading state of the code of a component, or the error of loading it. */
type Phase = 'loading' | 'loaded' | { readonly cause: unknown };

function Loading() {
  useStyles(progressCss);
  const translate = useMessages();
  return <p className="lazy">{translate('page.loading')}</p>;
}

interface LoadFailureProps {
  readonly cause: unknown;
  readonly onRetry: () => void;
}

function LoadFailure({ cause, onRetry }: LoadFailureProps) {
  useStyles(progressCss);
  const translate = useMessages();
  const report = useContext(LoadFailureContext);
  const alert = useAlertRole();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let mounted = true;
    void report(cause).then((known) => mounted && setCode(known));
    return () => {
      mounted = false;
    };
  }, [report, cause]);
  return (
    <div className="lazy" {...alert}>
      <p>{translate('page.partMissing')}</p>
      {code !== undefined && <p>{translate('page.failureCode', { code })}</p>}
      <Button onClick={onRetry}>{translate('page.retry')}</Button>
    </div>
  );
}
