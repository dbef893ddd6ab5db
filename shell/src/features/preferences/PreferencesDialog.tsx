import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { useId, useState } from 'react';
import { LanguageSelect } from '../../host/language/LanguageSelect';
import { themeChoices, useTheme } from '../../host/theme';
import { forgetActivityKey, readForgetActivity } from '../activity/forgetting';
import { Choice } from './Choice';
import { densities, preferenceKeys, readDensity, readZone, timeZones } from './preferences';
import css from './preferences.css';

/** Language, theme, density, time zone and what is kept of this person on this device; a choice applies at once. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  useStyles(css);
  const translate = useMessages();
  const { choice, choose } = useTheme();
  const [density, setDensity] = usePersistentState(preferenceKeys.density, readDensity);
  const [zone, setZone] = usePersistentState(preferenceKeys.zone, readZone);
  const [forgets, setForgets] = usePersistentState(forgetActivityKey, readForgetActivity);
  const [now] = useState(() => Date.now());
  const zoneId = useId();
  return (
    <Dialog open title={translate('preferences.title')} onClose={onClose}>
      <LanguageSelect />
      <Choice
        legend={translate('preferences.theme')}
        choices={themeChoices}
        labelOf={(theme) => translate(`theme.${theme}`)}
        value={choice}
        onChoose={choose}
      />
      <Choice
        legend={translate('preferences.density')}
        choices={densities}
        labelOf={(one) => translate(`preferences.density.${one}`)}
        value={density}
        onChoose={setDensity}
      />
      <div className="preferences__choice">
        <label htmlFor={zoneId}>{translate('preferences.zone')}</label>
        <select
          id={zoneId}
          className="preferences__zone"
          aria-describedby={`${zoneId}-now`}
          value={zone ?? ''}
          onChange={(event) => setZone(event.target.value || undefined)}
        >
          <option value="">
            {translate('preferences.zone.browser', {
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
          </option>
          {timeZones().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p className="preferences__now" id={`${zoneId}-now`}>
          {translate('preferences.now')} <DateTime value={now} />
        </p>
      </div>
      <label className="preferences__check">
        <input type="checkbox" checked={forgets} onChange={(event) => setForgets(event.target.checked)} />
        {translate('preferences.forgetActivity')}
      </label>
    </Dialog>
  );
}
