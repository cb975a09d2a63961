import { TriangleAlert } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type FieldErrors, FormProvider, type UseFormReturn } from 'react-hook-form'
import { submitOnModEnter } from '#app/platform/client/use-submission.ts'
import type { PostForm as Values } from '../post-rules.ts'
import { ContentTab } from './content-tab.tsx'
import { labels } from './labels.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { SeoTab } from './seo-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { SocialTab } from './social-tab.tsx'
import type { StoredPost } from './stored-post.ts'

const tabs = [
  {
    id: 'content',
    label: labels.tabs.content,
    fields: ['title', 'slug', 'excerpt', 'content'],
    Panel: ContentTab,
  },
  {
    id: 'seo',
    label: labels.tabs.seo,
    fields: ['metaTitle', 'metaDescription', 'metaKeywords', 'canonicalUrl'],
    Panel: SeoTab,
  },
  {
    id: 'social',
    label: labels.tabs.social,
    fields: ['ogTitle', 'ogDescription', 'ogImage', 'twitterCard'],
    Panel: SocialTab,
  },
  {
    id: 'settings',
    label: labels.tabs.settings,
    fields: ['bylineId', 'reviewerId', 'lawAsOn', 'featuredImage', 'relatedIds', 'noIndex'],
    Panel: SettingsTab,
  },
] as const
type Tab = (typeof tabs)[number]['id']
const PUBLISHING = ['categoryId', 'published', 'publishAt'] as const

/** The fields of a post in four tabs. A tab with an invalid field is marked, and opened on saving. */
export function PostForm({
  id,
  form,
  stored,
  submit,
  isPending,
  isLocked = isPending,
  failure,
  withPublishing = false,
}: {
  id: string
  form: UseFormReturn<Values>
  stored: StoredPost | undefined
  submit: () => Promise<void>
  /** a save is under way */
  isPending: boolean
  /** whether nothing can be typed meanwhile */
  isLocked?: boolean
  /** why the last save failed */
  failure: ReactNode
  /** whether the settings include publishing; a page has buttons for that */
  withPublishing?: boolean
}) {
  const [tab, setTab] = useState<Tab>('content')
  const root = useRef<HTMLDivElement>(null)
  // The tabs stay in sight while one reads a long text: another tab is shown from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is shown
  useLayoutEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0
    const listTop = root.current?.firstElementChild?.getBoundingClientRect().top ?? 0
    if (top < listTop) root.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [tab])
  const { errors } = form.formState
  const fieldsOf = (id: Tab): readonly (keyof Values)[] => [
    ...(tabs.find((one) => one.id === id)?.fields ?? []),
    ...(id === 'settings' && withPublishing ? PUBLISHING : []),
  ]
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        inert={isLocked}
        aria-busy={isPending}
        onSubmit={async (event) => {
          event.preventDefault()
          await submit()
          const isInvalid = (field: keyof Values) => form.getFieldState(field).invalid
          const invalid = tabs.find(({ id }) => fieldsOf(id).some(isInvalid))
          if (!invalid) return
          setTab(invalid.id)
          const field = fieldsOf(invalid.id).find(isInvalid)
          // After its tab has been rendered.
          setTimeout(() => field && form.setFocus(field))
        }}
        onKeyDown={submitOnModEnter}
      >
        <Tabs.Root ref={root} value={tab} onValueChange={(value) => setTab(value as Tab)}>
          <Tabs.List
            aria-label={labels.tabs.list}
            className="sticky top-0 z-20 mb-5 flex overflow-x-auto border-b border-line-strong bg-card"
          >
            {tabs.map(({ id, label }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-unchosen px-4 font-medium text-muted data-[state=active]:border-accent-strong data-[state=active]:text-ink"
              >
                {label}
                {hasError(fieldsOf(id), errors) && (
                  <TriangleAlert
                    role="img"
                    aria-label={labels.tabs.invalid}
                    className="size-4 text-bad"
                  />
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ id, Panel }) => (
            <Tabs.Content
              key={id}
              value={id}
              forceMount
              // Each panel begins with something that takes the focus itself.
              tabIndex={-1}
              className="data-[state=inactive]:hidden"
            >
              <Panel stored={stored} />
              {id === 'settings' && withPublishing && <PublishingFields stored={stored} />}
            </Tabs.Content>
          ))}
        </Tabs.Root>
        {failure}
      </form>
    </FormProvider>
  )
}

function hasError(fields: readonly string[], errors: FieldErrors<Values>): boolean {
  return fields.some((field) => field in errors)
}
