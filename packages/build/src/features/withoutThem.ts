/**
 * Features that the console uses though not all supported browsers have them, by their keys in the compatibility data of
 * MDN, with what is there instead.
 */
export const withoutThem: Readonly<Record<string, string>> = {
  'api.CSS.registerProperty_static':
    'asked for in a try block; sizes of embedded parts then rest on the usual size of text',
  'api.Window.requestIdleCallback': 'a timer',
  'api.Window.cancelIdleCallback': 'asked for only where the other one is',
  'api.trustedTypes': 'addresses of scripts go out as plain text',
  'html.global_attributes.autocapitalize': 'names typed on a phone begin with a capital letter',
  'css.properties.accent-color': 'boxes have the colour of the browser',
  'css.properties.content-visibility': 'what is out of sight is drawn as well',
  'css.properties.content-visibility.auto': 'what is out of sight is drawn as well',
  'css.properties.content-visibility.visible': 'what is out of sight is drawn as well',
  'css.properties.font-family.ui-monospace': 'the next font of the list',
  'css.properties.forced-color-adjust': 'browsers without it have no forced colours',
  'css.properties.forced-color-adjust.none': 'browsers without it have no forced colours',
  'css.properties.overflow-anchor': 'browsers without it do not do what is switched off',
  'css.properties.overflow-anchor.none': 'browsers without it do not do what is switched off',
  'css.properties.overscroll-behavior': 'the page scrolls on at the end of the log',
  'css.properties.overscroll-behavior-x': 'the page moves on at the edge of a table',
  'css.properties.scrollbar-color': 'scroll bars of tables have the colours of the browser',
  'css.properties.text-wrap.balance': 'lines of a heading are not equally long',
};

/** Members of other libraries, or of types that are made of schemas, that only young features have by that name, too. */
export const ofOthers: readonly string[] = [
  'config',
  'displayName',
  'dispose',
  'image',
  'isValid',
  'override',
  'phrases',
  'pseudo',
  'subject',
];
