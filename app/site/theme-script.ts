import { THEME_KEY } from '#app/content/storage-keys.ts'

/**
 * Runs before the first paint: applies the kept theme and tells the styles that scripts run; takes
 * the latter back when the page has arrived and its script (`enhance.ts`) has not, so that nothing
 * waits for it in hiding.
 */
export const THEME_SCRIPT = `{let d=document.documentElement,t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}d.dataset.theme=t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.script='';addEventListener('load',()=>{if(!d.dataset.script)delete d.dataset.script})}`
