import {
  createElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { RfidEvents, RfidOptions, RfidRemoteElement } from './integrators';
import { type LoadConsoleOptions, loadConsole } from './loadConsole';

/** Listeners of the element by the names of properties. */
const listeners = {
  onReady: 'rfid-ready',
  onNavigate: 'rfid-navigate',
  onSelected: 'rfid-selected',
  onSaved: 'rfid-saved',
  onDeleted: 'rfid-deleted',
  onTitle: 'rfid-title',
  onAlert: 'rfid-alert',
  onProcess: 'rfid-process',
  onLeave: 'rfid-leave',
  onUnauthorized: 'rfid-unauthorized',
  onFailure: 'rfid-failure',
  onBrand: 'rfid-brand',
} as const satisfies Readonly<Record<string, keyof RfidEvents>>;

type Listeners = {
  readonly [Name in keyof typeof listeners]?:
    | ((event: RfidEvents[(typeof listeners)[Name]]) => void)
    | undefined;
};

/** Console, remote, options and events of {@link RfidRemote}. */
export interface RfidRemoteProps extends Readonly<RfidOptions>, Listeners {
  /** Origin of the console, `https://console.example`. */
  readonly console: string;
  /** Script that is pinned, see {@link loadConsole}. @defaultValue the one of now */
  readonly pin?: LoadConsoleOptions | undefined;
  readonly className?: string | undefined;
  /** Commands for what is shown: `element.current?.refresh()`. */
  readonly element?: RefObject<RfidRemoteElement | null> | undefined;
  /** Stands in the place of the remote until it is there. @defaultValue a line of text */
  readonly loading?: ReactNode;
  /**
   * Stands in its place when it cannot be shown. @defaultValue a sentence and a way to try again
   * @param error why the console could not be loaded; undefined when it could, `onFailure` says more then
   */
  readonly failure?: ((retry: () => void, error: Error | undefined) => ReactNode) | undefined;
}

/** Attributes of the element; a React before 19 knows no properties of elements. */
const attributesOf = (options: RfidOptions, className: string | undefined) => ({
  name: options.name,
  service: options.service,
  'sign-in': options.signIn,
  path: options.path,
  view: options.view,
  card: options.card,
  history: options.history,
  theme: options.theme,
  density: options.density,
  lang: options.lang,
  locale: options.locale,
  'time-zone': options.timeZone,
  class: className,
});

/** True once the script of a console has run, or why it has not. */
function useConsole(console: string, pin: LoadConsoleOptions | undefined, attempt: number): boolean | Error {
  const [state, setState] = useState<boolean | Error>(false);
  const { script, integrity } = pin ?? {};
  useEffect(() => {
    let isWanted = true;
    const settle = (next: boolean | Error) => {
      if (isWanted) setState(next);
    };
    setState(false);
    loadConsole(console, { script, integrity }).then(
      () => settle(true),
      (error: Error) => settle(error),
    );
    return () => {
      isWanted = false;
    };
  }, [console, script, integrity, attempt]);
  return state;
}

/**
 * A remote of the console as a component, for React 17 and newer. What changes in its properties changes in the
 * remote; `token` may be another function with each render.
 * @example
 * ```tsx
 * <RfidRemote
 *   console="https://console.example"
 *   name="readers"
 *   token={getToken}
 *   onSelected={({ detail }) => setReader(detail.id)}
 * />
 * ```
 */
export function RfidRemote(props: RfidRemoteProps): ReactElement {
  const { console, pin, className, element, loading, failure, token, brand } = props;
  const [attempt, setAttempt] = useState(0);
  const state = useConsole(console, pin, attempt);
  const own = useRef<RfidRemoteElement>(null);
  const latest = useRef(props);
  const asks = typeof token === 'function';
  const fixed = typeof token === 'function' ? undefined : token;
  useEffect(() => {
    latest.current = props;
    if (element) element.current = own.current;
  });
  useEffect(() => {
    const { current } = own;
    if (state !== true || !current) return undefined;
    // One function for all renders: another one is another user, and begins anew.
    current.token = asks
      ? (refused) => {
          const given = latest.current.token;
          return typeof given === 'function' ? given(refused) : given;
        }
      : fixed;
    return undefined;
  }, [state, asks, fixed]);
  useEffect(() => {
    if (state === true && own.current) own.current.brand = brand;
  }, [state, brand]);
  useEffect(() => {
    const { current } = own;
    if (state !== true || !current) return undefined;
    const added = Object.entries(listeners).map(([name, type]) => {
      const tell = (event: Event) =>
        (latest.current[name as keyof Listeners] as ((event: Event) => void) | undefined)?.(event);
      current.addEventListener(type, tell);
      return () => current.removeEventListener(type, tell);
    });
    return () => {
      for (const remove of added) remove();
    };
  }, [state]);

  if (state === false) return <div className={className}>{loading}</div>;
  if (state instanceof Error)
    return (
      <div className={className}>
        {failure ? (
          failure(() => setAttempt((count) => count + 1), state)
        ) : (
          <p role="alert">{state.message}</p>
        )}
      </div>
    );
  return createElement(
    'rfid-remote',
    { ...attributesOf(props, className), ref: own },
    loading !== undefined && <div slot="loading">{loading}</div>,
    failure !== undefined && <div slot="failure">{failure(() => own.current?.retry(), undefined)}</div>,
  );
}
