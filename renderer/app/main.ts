import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { doorClient } from './door-client';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the app');

// All letters of English are fetched before a table is opened: those that come later lay out everything anew.
// One that cannot be had is replaced by the style sheet: nothing to tell.
for (const face of document.fonts) if (face.unicodeRange.startsWith('U+0-FF')) face.load().catch(() => undefined);

// Only a build in the mode "fixtures" knows them (scripts/commands/shots.mjs); the shipped bundle has nothing of them.
if (import.meta.env.MODE === 'fixtures') {
  const { fixtureApp, Gallery, Sheet } = await import('../fixtures/index');
  const asked = new URLSearchParams(location.search);
  const { client, ready } = await fixtureApp(asked);
  if (asked.get('fixture') === 'kinds') mount(Gallery, { target, props: { client } });
  else if (asked.has('cards')) mount(Sheet, { target, props: { client } });
  else mount(App, { target, props: { client, ready } });
} else mount(App, { target, props: { client: doorClient } });
