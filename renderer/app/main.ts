import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { doorClient } from './door-client';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the app');

// The letters of the table are fetched before it is opened: those that come later lay out everything anew.
for (const font of ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '800 1em "Alegreya Sans"', 'italic 1em "Alegreya Sans"', '700 1em Cinzel']) void document.fonts.load(font);

// Only a build in the mode "fixtures" knows them (scripts/commands/shots.mjs); the shipped bundle has nothing of them.
if (import.meta.env.MODE === 'fixtures') {
  const { fixtureApp, Gallery } = await import('../fixtures/index');
  const asked = new URLSearchParams(location.search);
  const { client, ready } = fixtureApp(asked);
  if (asked.get('fixture') === 'kinds') mount(Gallery, { target, props: { client } });
  else mount(App, { target, props: { client, ready } });
} else mount(App, { target, props: { client: doorClient } });
