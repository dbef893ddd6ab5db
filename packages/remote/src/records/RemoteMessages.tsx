import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { directionOf, languageNames, languageOf } from '@console/design/language';
import { MessagesProvider, useLocale, useMessages } from '@console/design/messages';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { RemoteModule } from '../contract/remoteModule';
import languageMessages from '../services/language/en.json';
import { loadMessages, useMessagesIn } from './loadMessages';

/** Remote whose texts are loaded, and the content that waits for them. */
export interface RemoteMessagesProps {
  readonly remote: Pick<RemoteModule, 'messages'>;
  /** Stands for the content until its texts are there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const inPlace: CSSProperties = { display: 'contents' };

/**
 * The content of a remote with its texts, in the language around. Where the remote has none in it everything inside is
 * English, and says so to screen readers. Content that is there stays while another language is on its way.
 */
export function RemoteMessages({ remote, waiting, children }: RemoteMessagesProps) {
  const around = useLocale();
  const texts = useMessagesIn(remote, around);
  const [shown, setShown] = useState(texts !== undefined);
  useEffect(() => {
    if (texts === undefined) void loadMessages(remote, around);
    else setShown(true);
  }, [texts, remote, around]);
  if (texts === undefined && !shown) return waiting;
  const translated = typeof texts === 'object';
  const locale = translated || languageOf(around) === 'en' ? around : 'en';
  return (
    <>
      {texts === 'failed' && <LanguageNotice remote={remote} locale={around} />}
      <div lang={locale} dir={directionOf(locale)} style={inPlace}>
        <MessagesProvider
          locale={locale}
          messages={remote.messages.en}
          translation={translated ? texts : undefined}
        >
          {children}
        </MessagesProvider>
      </div>
    </>
  );
}

interface LanguageNoticeProps {
  readonly remote: RemoteMessagesProps['remote'];
  readonly locale: string;
}

/** Says that a language did not arrive, and offers to ask for it again. */
function LanguageNotice(props: LanguageNoticeProps) {
  return (
    <MessagesProvider messages={languageMessages}>
      <NoticeContent {...props} />
    </MessagesProvider>
  );
}

function NoticeContent({ remote, locale }: LanguageNoticeProps) {
  const translate = useMessages();
  return (
    <Banner tone="info">
      {translate('language.failed', { language: languageNames[languageOf(locale) ?? 'en'] })}{' '}
      <Button size="small" onClick={() => void loadMessages(remote, locale)}>
        {translate('language.again')}
      </Button>
    </Banner>
  );
}
