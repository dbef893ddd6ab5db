import { languageNames } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useAlerts } from '@console/remote/services';
import { useEffect } from 'react';
import { useLanguage } from './LanguageProvider';

const source = 'language';

/** Says that a language did not arrive, and offers to ask for it again. */
export function LanguageNotice() {
  const translate = useMessages();
  const alerts = useAlerts();
  const { shown, choice, choose } = useLanguage();
  const { failed } = shown;
  useEffect(() => {
    if (!failed) return alerts.withdraw(source);
    const title = translate('language.failed', { language: languageNames[failed] });
    const again = { label: translate('language.again'), onAct: () => choose(choice) };
    alerts.info({ title, actions: [again] }, { source });
  }, [failed, choice, choose, alerts, translate]);
  return null;
}
