import { mount } from 'svelte'
import App from './App.svelte'
import { startWords } from './lib/i18n.svelte'
import { startRouter } from './lib/router.svelte'
import { applySettings } from './lib/settings.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/art.css'

applySettings()
startRouter()
await startWords()

mount(App, { target: document.getElementById('app') as HTMLElement })
