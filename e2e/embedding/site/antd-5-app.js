// An application on another version of antd, with a theme of its own, around the remote.
const { createElement: h, useEffect, useRef, useState } = globalThis.React;
const { Button, ConfigProvider, Select, version } = globalThis.antd;

function Readers({ token }) {
  const place = useRef(null);
  useEffect(() => {
    const mounted = globalThis.rfidConsole.mountRemote(place.current, {
      name: 'readers',
      token: () => token,
    });
    return () => void mounted.then((unmount) => unmount());
  }, [token]);
  return h('div', { id: 'place', ref: place });
}

function App() {
  const [token, setToken] = useState();
  useEffect(() => {
    fetch('/token')
      .then((answer) => answer.json())
      .then((answer) => setToken(answer.token));
  }, []);
  const options = ['North', 'South'].map((value) => ({ value, label: value }));
  return h(
    ConfigProvider,
    { theme: { token: { colorPrimary: '#a8071a', borderRadius: 0 } } },
    h(
      'main',
      null,
      h('h1', null, `Portal on antd ${version}`),
      h(Button, { type: 'primary', id: 'of-portal' }, 'Button of the portal'),
      h(Select, {
        options,
        defaultValue: 'North',
        'aria-label': 'Choice of the portal',
        style: { width: 200 },
      }),
      token && h(Readers, { token }),
    ),
  );
}

globalThis.ReactDOM.createRoot(document.getElementById('app')).render(h(App));
