import { languageNames, languages } from '@console/design/language';
import { useLocale, useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { useMemo } from 'react';
import { useLanguage } from '../../host/language';
import { themeChoices, useTheme } from '../../host/theme';
import { densities, preferenceKeys, readDensity, readZone, timeZones } from '../preferences/preferences';
import type { Command } from './command';

/** The choices of the preferences, each a command that applies at once: theme, language, density and time zone. */
export function useSettingCommands(): readonly Command[] {
  const translate = useMessages();
  const locale = useLocale();
  const { choose: chooseTheme } = useTheme();
  const { choose: chooseLanguage } = useLanguage();
  const [, setDensity] = usePersistentState(preferenceKeys.density, readDensity);
  const [, setZone] = usePersistentState(preferenceKeys.zone, readZone);
  return useMemo(() => {
    const setting = (of: string, key: string, label: string, act: () => void): Command => ({
      key: `setting ${of} ${key}`,
      kind: 'setting',
      label,
      detail: of,
      target: { act },
    });
    const language = translate('language.title');
    const named = new Intl.DisplayNames([locale], { type: 'language' });
    const zone = translate('preferences.zone');
    return [
      ...themeChoices.map((theme) =>
        setting(translate('preferences.theme'), theme, translate(`theme.${theme}`), () => chooseTheme(theme)),
      ),
      ...languages.map((each) =>
        setting(`${language}: ${named.of(each)}`, each, languageNames[each], () => chooseLanguage(each)),
      ),
      ...densities.map((density) =>
        setting(translate('preferences.density'), density, translate(`preferences.density.${density}`), () =>
          setDensity(density),
        ),
      ),
      setting(
        zone,
        'browser',
        translate('preferences.zone.browser', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
        () => setZone(undefined),
      ),
      ...timeZones().map((name) => setting(zone, name, name, () => setZone(name))),
    ];
  }, [translate, locale, chooseTheme, chooseLanguage, setDensity, setZone]);
}
