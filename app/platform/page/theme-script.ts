import { LANGUAGE_OFFER_KEY, THEME_KEY } from '#content/storage-keys.ts'

/**
 * Runs before the first paint: applies the stored theme, offers the other language where the browser prefers it,
 * and marks the document as scripted for the
 * styles. Removes that mark if the page has loaded without `enhance.ts`, or a tool without the script
 * that answers, so that nothing stays hidden that the script would have shown.
 */
export const THEME_SCRIPT = `{let d=document.documentElement,t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}d.dataset.theme=t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.script='';{let o,w=d.lang.slice(0,2)==='hi'?'en':'hi';try{o=localStorage.getItem('${LANGUAGE_OFFER_KEY}')}catch{o=1}if(!o&&navigator.language.slice(0,2)===w)d.dataset.offer=''}addEventListener('load',()=>{if(!d.dataset.script||document.querySelector('form[data-tool]:not([data-answers])'))delete d.dataset.script})}`
