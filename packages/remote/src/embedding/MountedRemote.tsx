import { resolveBrand } from '@console/design/brand';
import { directionOf, languageOf } from '@console/design/language';
import { type Catalogue, MessagesProvider, useMessages } from '@console/design/messages';
import { PageTitleProvider } from '@console/design/page';
import { type createMemoryRouter, RouterProvider } from '@console/design/router';
import { type ReadableStore, useStore } from '@console/design/store';
import { DesignProvider, type StyleRoot, useStyles } from '@console/design/theme';
import { isTimeZone, TimeZoneProvider } from '@console/design/zone';
import { ServicesProvider, serviceMessages } from '@console/remote/host';
import { AlertHost, ConnectionBanner } from '@console/remote/services';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { AuthGate } from './AuthGate';
import en from './en.json';
import css from './mount.css';
import type { LiveOptions, MountOptions } from './mountOptions';
import type { Consumer, Lease } from './sharedServices';
import { useServiceMessages } from './useServiceMessages';

const english: Catalogue = { ...serviceMessages.en, ...en };

const ignoreTitle = () => undefined;

interface MountedRemoteProps {
  readonly root: StyleRoot;
  readonly live: ReadableStore<LiveOptions>;
  readonly consumer: Consumer;
  readonly lease: Lease;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly options: Pick<MountOptions, 'view' | 'card' | 'onTitle' | 'onBrandNotes'>;
}

/** A remote with everything around it that the shell gives it in the console. */
export function MountedRemote({ root, live, consumer, lease, router, options }: MountedRemoteProps) {
  const { theme = 'light', brand, density, lang, locale, timeZone } = useStore(live);
  const texts = useServiceMessages(lang ?? locale);
  const resolved = useMemo(() => resolveBrand(brand ?? {}, theme), [brand, theme]);
  const { onBrandNotes, onTitle = ignoreTitle, view, card } = options;
  const isPart = view === 'content' || card !== undefined;
  useEffect(() => {
    if (resolved.notes.length > 0) onBrandNotes?.(resolved.notes);
  }, [resolved, onBrandNotes]);
  if (!texts) return null;
  const { language, translation } = texts;
  // Numbers of another language than the texts would mix the two in one sentence.
  const written = knownLocale(locale);
  const shown = languageOf(written) === language ? written : language;
  return (
    // The texts are read and laid out in their language, whatever the page around is written in.
    <div
      className={isPart ? 'mount mount--part' : 'mount'}
      lang={language}
      dir={directionOf(language)}
      style={{ height: '100%' }}
    >
      <DesignProvider theme={theme} density={density ?? 'comfortable'} look={resolved.look} root={root}>
        <MessagesProvider locale={shown} messages={english} translation={translation}>
          <TimeZoneProvider zone={timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined}>
            <ServicesProvider services={lease.services} alerts={consumer.alerts}>
              <PageTitleProvider onTitle={onTitle}>
                <OwnTexts consumer={consumer}>
                  <Room onFollow={(to) => void router.navigate(to)}>
                    <AuthGate auth={lease.services.auth} isActive={lease.isActive}>
                      <ConnectionBanner />
                      <RouterProvider router={router} />
                    </AuthGate>
                  </Room>
                </OwnTexts>
              </PageTitleProvider>
            </ServicesProvider>
          </TimeZoneProvider>
        </MessagesProvider>
      </DesignProvider>
    </div>
  );
}

/** A language that the browser does not know is English. */
function knownLocale(locale = 'en'): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Lets the services speak with the texts of this remote. */
function OwnTexts({ consumer, children }: { readonly consumer: Consumer; readonly children: ReactNode }) {
  const translate = useMessages();
  useLayoutEffect(() => {
    consumer.translate = translate;
  }, [consumer, translate]);
  return children;
}

/** Room for the pages; what is said stays in sight, however far down its reader is. */
function Room({
  onFollow,
  children,
}: {
  readonly onFollow: (to: string) => void;
  readonly children: ReactNode;
}) {
  useStyles(css);
  return (
    <div className="mount__inside">
      <div className="mount__said">
        <AlertHost landmark={false} onFollow={onFollow} />
      </div>
      {children}
    </div>
  );
}
