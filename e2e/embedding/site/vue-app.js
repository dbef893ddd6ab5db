// An application on Vue that shows the remote as a part of its own tree.
const { createApp, h, onMounted, ref, version } = globalThis.Vue;

const App = {
  setup() {
    const shown = ref(false);
    const theme = ref('dark');
    const title = ref('');
    const token = ref('');
    onMounted(async () => {
      token.value = (await (await fetch('/token')).json()).token;
    });
    const remote = () =>
      h('rfid-remote', {
        name: 'readers',
        theme: theme.value,
        token: token.value,
        onRfidTitle: ({ detail }) => {
          title.value = detail.title;
        },
      });
    return () =>
      h('main', [
        h('h1', `Portal on Vue ${version}`),
        h('p', `Shows: ${title.value}`),
        h('button', { onClick: () => (theme.value = 'light') }, 'Make it light'),
        h('button', { onClick: () => (shown.value = !shown.value) }, 'Show or hide'),
        h('div', { id: 'place' }, shown.value ? [remote()] : []),
      ]);
  },
};

createApp(App).mount('#app');
