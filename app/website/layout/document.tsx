import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import { files } from '#app/paths.ts'
import { BrowserCopyOf } from '#app/platform/page/browser-copy.ts'
import { SURFACE_COLOR } from '#app/platform/page/colors.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import type { RouterContext } from '#app/platform/page/router-context.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import './styles.css'
import { pageScripts } from '#app/platform/page/page-scripts.ts'
import { SiteData, useSite } from '#app/platform/page/site.tsx'
import { THEME_SCRIPT } from '#app/platform/page/theme-script.ts'
import { Toasts } from '#app/ui/toast-store.tsx'
import { NotFound } from './not-found.tsx'
import { ProblemPage } from './problem.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Document,
  notFoundComponent: Missing,
  errorComponent: ({ error }) => <BrokenPage error={error} />,
})

function Document() {
  const site = useSite()
  const copy = useCopy()
  const { layout, siteMetadata } = copy
  const { assets } = site
  const scripts = useMatches({ select: (matches) => pageScripts(site, matches) })
  const entry =
    scripts === 'app' ? assets.script : scripts === 'enhance' ? assets.enhance : undefined
  return (
    <html lang={siteMetadata.language} data-scripts={scripts} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={SURFACE_COLOR} />
        {assets.fonts.filter(isOf(site.language)).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={files.manifest} />
        <link rel="alternate" type="application/atom+xml" title={layout.feed} href={files.feed} />
        <HeadContent />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Preamble />
        {/* Not async: what it finds on the page has to be there, and slow pages arrive in parts. */}
        {entry && <script type="module" src={entry} />}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:text-on-surface"
        >
          {layout.skipToContent}
        </a>
        <BrowserCopyOf value={copy}>
          <Outlet />
        </BrowserCopyOf>
        {scripts === 'app' && (
          <>
            <Toasts />
            <SiteData />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Of the fonts of another script only its pages know early that they need them. */
const isOf = (language: Language) => (font: string) =>
  language === 'hi' || !font.includes('yantramanav')

/** Inline code that development needs before any other module. */
function Preamble() {
  const { preamble } = useSite().assets
  if (!preamble) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, allowed by its hash in the policy
  return <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />
}

function Missing() {
  const { problem } = useSite()
  return problem ? <ProblemPage problem={problem} /> : <NotFound />
}

function BrokenPage({ error }: { error: unknown }) {
  if (import.meta.env.DEV) console.error(error)
  return (
    <ProblemPage
      problem={{
        status: 500,
        message: useCopy().errorPage.broken,
        requestId: '',
      }}
    />
  )
}
