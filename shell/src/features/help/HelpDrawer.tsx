import { Drawer } from '@console/design/dialog';
import { directionOf } from '@console/design/language';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import css from './help.css';
import messages from './messages/en.json';
import { type HelpedPage, pageOf } from './pageOf';
import { type FoundHelp, readHelp } from './readHelp';
import { ShortcutList } from './ShortcutList';

interface HelpDrawerProps {
  /** Route of the opened address. */
  readonly route: ResolvedRoute;
  /** Page whose help is shown. @defaultValue the opened one */
  readonly of?: HelpedPage | undefined;
  readonly onClose: () => void;
}

/** The short help of the page, and all keys; its texts travel when it is opened. */
export function HelpDrawer(props: HelpDrawerProps) {
  return (
    <MessagesProvider messages={messages}>
      <Help {...props} />
    </MessagesProvider>
  );
}

function Help({ route, of, onClose }: HelpDrawerProps) {
  useStyles(css);
  const translate = useMessages();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { page, sources } = of ?? pageOf(route, pathname, queryClient);
  const language = document.documentElement.lang || 'en';
  const found = useQuery({
    queryKey: ['help', language, page, pathname],
    queryFn: async () => (await readHelp(sources, page, language)) ?? null,
    gcTime: 0,
  });
  return (
    <Drawer title={translate('help.title')} onClose={onClose}>
      {found.data && <PageText found={found.data} />}
      {found.data === null && <p>{translate('help.none')}</p>}
      <ShortcutList />
    </Drawer>
  );
}

function PageText({ found: { help, language } }: { readonly found: FoundHelp }) {
  const translate = useMessages();
  const { about, words = {}, keys = {} } = help;
  return (
    <div lang={language} dir={directionOf(language)} className="help__page">
      {about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Terms title={translate('help.words')} terms={words} />
      <Terms title={translate('help.keys')} terms={keys} isKeys />
    </div>
  );
}

interface TermsProps {
  readonly title: string;
  readonly terms: Readonly<Record<string, string>>;
  /** The terms are keys. @defaultValue they are words */
  readonly isKeys?: boolean;
}

function Terms({ title, terms, isKeys = false }: TermsProps) {
  const id = useId();
  const entries = Object.entries(terms);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className="help__terms">
        {entries.map(([term, meaning]) => (
          <div key={term}>
            <dt>{isKeys ? <kbd>{term}</kbd> : term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
