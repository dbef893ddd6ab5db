import messages from './features/messages/en.json';
import { NotificationsButton } from './features/notifications/NotificationsButton';
import { ShortcutsProvider } from './features/shortcuts';
import { drawFrame } from './host/frame/document/drawFrame';
import { drawLogin } from './host/session/document/drawLogin';
import { translation as ar } from './translations/ar.generated';
import { translation as de } from './translations/de.generated';
import { translation as es } from './translations/es.generated';
import { translation as fr } from './translations/fr.generated';
import { translation as ja } from './translations/ja.generated';

const translations = { ar, de, es, fr, ja };

/** Drawings for the small scripts of the document, made when the build runs this one. */
export const drawings = {
  login: drawLogin(translations),
  frame: drawFrame(
    translations,
    <ShortcutsProvider>
      <NotificationsButton />
    </ShortcutsProvider>,
    messages,
  ),
};
