import { colors, sizes, type ThemeName } from '@console/design/tokens';

/**
 * Draws the bar of the console with its name, where it will stand, in a page that is otherwise empty: the code that
 * draws the rest is still on its way, and takes its place. By properties, since the policy refuses `style` attributes.
 */
export function paintFrame(place: HTMLElement, theme: ThemeName, name: string): void {
  const bar = document.createElement('div');
  bar.textContent = name;
  Object.assign(bar.style, {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '3.25rem',
    // The mark of the product comes before the name.
    paddingInline: '4rem 1.5rem',
    backgroundColor: colors[theme].bar,
    color: colors[theme]['bar-ink-strong'],
    font: `${sizes['weight-strong']} ${sizes.text}/1.5 ${sizes.font}`,
  });
  place.replaceChildren(bar);
  document.body.style.margin = '0';
}
