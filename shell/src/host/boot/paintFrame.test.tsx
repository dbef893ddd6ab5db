/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { colors } from '@console/design/tokens';
import { paintPage } from '../theme/storedTheme';
import { paintFrame } from './paintFrame';

/** A colour as the browser writes it back. */
const written = (color: string) => {
  const element = document.createElement('p');
  element.style.color = color;
  return element.style.color;
};

test.each(['light', 'dark', 'contrast'] as const)(
  'before the console is drawn the page is in the theme %s, with the bar and the name in place',
  (theme) => {
    document.body.innerHTML = '<div id="console"></div>';
    const place = document.getElementById('console') as HTMLElement;
    paintPage(theme);
    paintFrame(place, theme, 'RFID Console');
    expect(document.documentElement.style.backgroundColor).toBe(written(colors[theme].canvas));
    expect(document.documentElement.style.colorScheme).toBe(theme === 'light' ? 'light' : 'dark');
    expect(document.body.style.margin).toBe('0px');
    expect(place).toHaveTextContent('RFID Console');
    expect((place.firstElementChild as HTMLElement).style.backgroundColor).toBe(written(colors[theme].bar));
  },
);
