// A page without any library: it makes the element, hands it the token and puts it into its place.
const heard = [];
globalThis.heard = heard;
const types = [
  'rfid-ready',
  'rfid-navigate',
  'rfid-selected',
  'rfid-saved',
  'rfid-deleted',
  'rfid-title',
  'rfid-alert',
  'rfid-leave',
  'rfid-unauthorized',
  'rfid-failure',
  'rfid-brand',
];
for (const type of types)
  document.addEventListener(type, (event) => {
    const { path, title, code, notes, id, name } = event.detail ?? {};
    heard.push([
      type,
      id ?? name ?? path ?? title ?? code ?? notes?.map(({ name, why }) => `${name} ${why}`).join() ?? null,
    ]);
    if (globalThis.prevented === type) event.preventDefault();
  });

const placeOf = (id) => document.getElementById(id);
const fetchToken = async () => (await (await fetch('/token')).json()).token;
globalThis.fetchToken = fetchToken;

/** Shows a part in a place; options are properties of the element. */
globalThis.show = async (options = {}, place = 'place') => {
  const element = document.createElement('rfid-remote');
  const token = options.signIn ? undefined : await fetchToken();
  Object.assign(element, { name: 'readers', token, ...options });
  placeOf(place).replaceChildren(element);
};
/** The same by a call, for who does not want elements. */
globalThis.call = async (options = {}) => {
  globalThis.unmount = await globalThis.rfidConsole.mountRemote(placeOf('place'), {
    name: 'readers',
    token: fetchToken,
    ...options,
  });
};
globalThis.change = (options, place = 'place') => Object.assign(placeOf(place).firstElementChild, options);
globalThis.hide = (place = 'place') => placeOf(place).replaceChildren();
/** Takes the element out of the page and puts the same one back; the same moment or later. */
globalThis.takeOut = () => {
  globalThis.out = placeOf('place').firstElementChild;
  globalThis.out.remove();
};
globalThis.putBack = () => placeOf('place').append(globalThis.out);
/** Tells an element what to do: refresh, openRecord, filter, retry. */
globalThis.command = (name, given, place = 'place') => placeOf(place).firstElementChild[name](...given);
/** Puts words of the portal into the slots of an element that is made anew. */
globalThis.showWithWords = async (options) => {
  const element = document.createElement('rfid-remote');
  for (const slot of ['loading', 'failure']) {
    const words = document.createElement('p');
    words.slot = slot;
    words.textContent = `The portal says: ${slot}`;
    element.append(words);
  }
  Object.assign(element, { token: await fetchToken(), ...options });
  placeOf('place').replaceChildren(element);
};
