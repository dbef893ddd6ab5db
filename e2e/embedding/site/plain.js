// A page without any library: it makes the element, hands it the token and puts it into its place.
const place = document.getElementById('place');
const heard = [];
globalThis.heard = heard;
for (const type of ['rfid-ready', 'rfid-navigate', 'rfid-title', 'rfid-unauthorized', 'rfid-failure'])
  document.addEventListener(type, ({ detail }) => heard.push([type, detail?.path ?? detail?.title ?? null]));

globalThis.show = async () => {
  const { token } = await (await fetch('/token')).json();
  const element = document.createElement('rfid-remote');
  element.setAttribute('name', 'readers');
  element.token = () => token;
  place.replaceChildren(element);
};
globalThis.hide = () => place.replaceChildren();
