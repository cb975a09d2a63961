import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'

/** Leads to the same page in the other language; `follow-language.ts` takes along what was typed, and the place. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { language, name } = useCopy().languageOffer
  const { twin } = useSite()
  if (!twin) return null
  return (
    <a
      href={twin}
      hrefLang={language}
      lang={language}
      data-language-switch
      className={`inline-flex min-h-11 items-center font-medium hover:underline ${className}`}
    >
      {name}
    </a>
  )
}

/** One line at the top, shown by the theme's script where the browser prefers the other language, until a `no`. */
export function LanguageOffer() {
  const { language, name, text, open, no } = useCopy().languageOffer
  const { twin } = useSite()
  if (!twin) return null
  return (
    <aside
      lang={language}
      aria-label={name}
      data-language-offer
      className="screen-only hidden flex-wrap items-center justify-center gap-x-4 border-b border-line bg-accent-tint px-4 text-sm [html[data-offer]_&]:flex"
    >
      {text}
      <a
        href={twin}
        hrefLang={language}
        data-language-switch
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {open}
      </a>
      <button type="button" className="text-link inline-flex min-h-11 items-center px-2">
        {no}
      </button>
    </aside>
  )
}
